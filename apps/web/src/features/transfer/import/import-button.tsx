import { Button } from '@kwiq/ui'
import { FileJson } from 'lucide-react'
import { useRef } from 'react'
import { texts } from '../texts.ts'
import { useImport } from './use-import.ts'

/** Asks for a file and makes a project of it. */
export function ImportButton({ label = texts.import.button }: { label?: string }) {
  const field = useRef<HTMLInputElement>(null)
  const bring = useImport()
  return (
    <>
      <Button icon={FileJson} isBusy={bring.isPending} onClick={() => field.current?.click()}>
        {bring.isPending ? texts.import.importing : label}
      </Button>
      <input
        ref={field}
        type="file"
        accept=".json,.zip,application/json,application/zip"
        aria-label={texts.import.button}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file may be chosen again after it has been mended.
          event.target.value = ''
          if (file) bring.mutate(file)
        }}
      />
    </>
  )
}
