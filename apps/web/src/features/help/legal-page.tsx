import './reading.css'
import { legalTexts } from './texts.ts'

interface LegalPageProps {
  title: string
  sections: readonly { title: string; text: string }[]
}

/** A page of plain text under headings. */
export function LegalPage({ title, sections }: LegalPageProps) {
  return (
    <main className="reading">
      <h1 className="xl">{title}</h1>
      <p className="t3">{legalTexts.updated}</p>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <p>{section.text}</p>
        </section>
      ))}
    </main>
  )
}
