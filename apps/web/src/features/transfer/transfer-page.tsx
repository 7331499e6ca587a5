import './transfer.css'
import { buttonClass, Icon } from '@kwiq/ui'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { DeferredTransfers } from './deferred-transfers.tsx'
import { ImportCard } from './import/import-card.tsx'
import { texts } from './texts.ts'
import { TransferForm } from './transfer-form.tsx'

/** Brings websites and Kwiq files in as projects. */
export function TransferPage() {
  useDocumentTitle(texts.documentTitle)
  return (
    <main className="page transfer">
      <Link className={buttonClass({ variant: 'ghost', size: 's' }, 'back')} to="/dashboard">
        <Icon of={ArrowLeft} />
        {texts.back}
      </Link>
      <div className="page-h">
        <div>
          <h1 className="l">{texts.title}</h1>
          <p>{texts.subtitle}</p>
        </div>
      </div>
      <div className="transfer-grid">
        <TransferForm />
        <ImportCard />
      </div>
      <DeferredTransfers />
    </main>
  )
}
