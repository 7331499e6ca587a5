import { buttonClass, Icon } from '@kwiq/ui'
import { FolderX } from 'lucide-react'
import { Link } from 'react-router'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { texts } from './texts.ts'

export function ProjectNotFound() {
  useDocumentTitle(`${texts.projectNotFound} - Kwiq`)
  return (
    <main className="loading-page">
      <div className="state">
        <Icon of={FolderX} size={20} />
        <h1 className="m b">{texts.projectNotFound}</h1>
        <p className="t2">{texts.projectNotFoundHint}</p>
        <Link className={buttonClass({})} to="/dashboard">
          {texts.backToDashboard}
        </Link>
      </div>
    </main>
  )
}
