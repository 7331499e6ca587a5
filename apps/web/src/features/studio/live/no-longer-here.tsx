import { Button, buttonClass, Icon } from '@kwiq/ui'
import { Download, UserX } from 'lucide-react'
import { Link } from 'react-router'
import { downloadText } from '../../../shared/download-text.ts'
import type { Studio } from '../state/studio.ts'
import { texts } from '../texts.ts'

/** Instead of the studio for somebody who is no longer in the project. Edits that were not saved can be kept. */
export function NoLongerHere({ studio, name }: { studio: Studio; name: string }) {
  return (
    <main className="loading-page">
      <div className="state" role="alert">
        <Icon of={UserX} size={20} />
        <h1 className="m b">{texts.live.goneTitle}</h1>
        <p className="t2">
          {texts.live.goneText} {studio.save.hasUnsaved() && texts.live.goneUnsaved}
        </p>
        <div className="row wrap">
          {studio.save.hasUnsaved() && (
            <Button
              icon={Download}
              onClick={() =>
                downloadText(`${name || 'app'}.json`, JSON.stringify(studio.document.getDocument(), null, 2))
              }
            >
              {texts.live.download}
            </Button>
          )}
          <Link className={buttonClass({ variant: 'primary' })} to="/dashboard">
            {texts.backToDashboard}
          </Link>
        </div>
      </div>
    </main>
  )
}
