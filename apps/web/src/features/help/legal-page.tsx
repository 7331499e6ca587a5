import './reading.css'
import { type LegalSection, legalTexts } from './legal-texts.ts'

interface LegalPageProps {
  title: string
  sections: readonly LegalSection[]
}

/** A page of plain text under headings, with the way to each of them. */
export function LegalPage({ title, sections }: LegalPageProps) {
  return (
    <main className="reading legal">
      <h1 className="xl">{title}</h1>
      <p className="t3">{legalTexts.updated}</p>
      <nav className="contents" aria-label={legalTexts.contents}>
        <ul>
          {sections.map((section) => (
            <li key={section.title}>
              <a href={`#${anchorOf(section.title)}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ title: heading, text, points, after }) => (
        <section key={heading} id={anchorOf(heading)}>
          <h2>{heading}</h2>
          <p>{text}</p>
          {points && (
            <ul className="tips">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {after && <p>{after}</p>}
        </section>
      ))}
    </main>
  )
}

function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}
