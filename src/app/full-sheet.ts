// The utilities of all pages, for visitors who come from another site (scripts/vite/first-sheet.ts).
import '#src/ui/styles/main.css'
