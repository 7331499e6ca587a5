import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { LegalPage } from './legal-page.tsx'
import { legalTexts } from './legal-texts.ts'

export function PrivacyPage() {
  useDocumentTitle(legalTexts.privacyDocumentTitle, legalTexts.privacyDescription)
  return <LegalPage title={legalTexts.privacyTitle} sections={legalTexts.privacy} />
}
