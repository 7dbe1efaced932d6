import { useRef } from 'react'
import { Button } from '#src/ui/button'

interface FileButtonProps {
  accept: string
  label: string
  /** What the file is for, for readers who cannot see the context. */
  name: string
  busy: boolean
  onFile: (file: File) => void
}

/** A button that opens the file chooser. */
export function FileButton({ accept, label, name, busy, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={name}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        aria-label={`${label}: ${name}`}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}
