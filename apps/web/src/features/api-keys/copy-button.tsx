import { IconButton, useToast } from '@kwiq/ui'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '../../shared/copy-text.ts'
import { texts } from './texts.ts'

/** How long the icon is a check, in ms. */
const confirmation = 2000

interface CopyButtonProps {
  name: string
  value: string
}

/** Copies a key's value. */
export function CopyButton({ name, value }: CopyButtonProps) {
  const [copies, setCopies] = useState(0)
  const { toast } = useToast()
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), confirmation)
    return () => clearTimeout(timer)
  }, [copies])

  const copy = async () => {
    if (!(await copyText(value))) {
      toast({ title: texts.error, description: texts.copyFailed, variant: 'destructive' })
      return
    }
    setCopies((count) => count + 1)
    toast({ title: texts.copied, description: texts.copiedDescription })
  }

  return (
    <IconButton
      icon={copies > 0 ? Check : Copy}
      label={copies > 0 ? texts.copiedLabel(name) : texts.copy(name)}
      size="s"
      className={copies > 0 ? 'ok' : undefined}
      onClick={() => void copy()}
    />
  )
}
