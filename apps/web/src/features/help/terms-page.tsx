import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { LegalPage } from './legal-page.tsx'
import { legalTexts } from './legal-texts.ts'

export function TermsPage() {
  useDocumentTitle(legalTexts.termsDocumentTitle, legalTexts.termsDescription)
  return <LegalPage title={legalTexts.termsTitle} sections={legalTexts.terms} />
}
