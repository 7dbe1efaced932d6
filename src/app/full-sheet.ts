// The utilities of all pages, for whoever comes from another site (scripts/vite/first-sheet.ts).
import '#src/ui/styles/main.css'
