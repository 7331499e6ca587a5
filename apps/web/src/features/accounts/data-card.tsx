import { buttonClass, Icon } from '@kwiq/ui'
import { Download } from 'lucide-react'
import { AccountSection } from './account-section.tsx'
import { texts } from './texts.ts'

/** A copy of everything. */
export function DataCard() {
  return (
    <AccountSection title={texts.data} hint={texts.dataHint}>
      <a className={buttonClass({})} href="/api/auth/export" download>
        <Icon of={Download} />
        {texts.download}
      </a>
    </AccountSection>
  )
}
