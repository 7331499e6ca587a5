import { classes, Icon } from '@kwiq/ui'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { ImportButton } from './import-button.tsx'
import { useImport } from './use-import.ts'

/** Where a file is dropped or chosen that becomes a project. */
export function ImportCard() {
  const [isOver, setIsOver] = useState(false)
  const bring = useImport()
  return (
    <section className="card pad import-card" aria-labelledby="import-card">
      <div>
        <h2 className="m b" id="import-card">
          {texts.import.title}
        </h2>
        <p className="t2">{texts.import.hint}</p>
      </div>
      <div
        className={classes('drop', isOver && 'over')}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          const file = event.dataTransfer.files[0]
          if (file && !bring.isPending) bring.mutate(file)
        }}
      >
        <Icon of={FileUp} size={20} />
        <p className="t2">{bring.isPending ? texts.import.importing : texts.import.drop}</p>
        <ImportButton label={texts.import.choose} />
      </div>
    </section>
  )
}
