import '#src/ui/styles/main.css'
import { boot } from '#src/app/boot'

await boot()
