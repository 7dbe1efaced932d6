import '#src/ui/styles/main.css'
import { boot } from '#src/app/boot'

// Not awaited here: the pages it loads depend on this very file and would wait for it forever.
void boot()
