import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button'
import { toast } from './overlay/toast'

/** Copies a text and confirms it (product §8). */
export function CopyButton({ text, children }: { text: string; children?: ReactNode }) {
  const { t } = useTranslation('ui')
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      toast.success(t('copied'))
    } catch {
      toast.error(t('copyFailed'))
    }
  }
  const Icon = copied ? Check : Copy
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Icon className="size-4" />}
      onClick={copy}
      onBlur={() => setCopied(false)}
    >
      {children ?? t('copy')}
    </Button>
  )
}
