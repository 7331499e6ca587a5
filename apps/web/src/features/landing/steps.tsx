import { Icon } from '@kwiq/ui'
import { CodeXml, Download, File, Package, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from './texts.ts'

const files: readonly { name: string; icon: LucideIcon }[] = [
  { name: 'app.apk', icon: Package },
  { name: 'xcode.zip', icon: CodeXml },
  { name: 'source.zip', icon: File },
]

const pictures: readonly ReactNode[] = [
  <div key="ask" className="mini-ask">
    <span>{texts.exampleAsk}</span>
    <span className="btn primary s">{texts.exampleGenerate}</span>
  </div>,
  <div key="select" className="mini-sel">
    <div className="mini-btn">{texts.exampleButton}</div>
    <i className="sel">
      <u />
      <u />
      <u />
      <u />
      <b>{texts.exampleSelection}</b>
    </i>
  </div>,
  <ul key="files" className="mini-files">
    {files.map(({ name, icon }) => (
      <li key={name}>
        <Icon of={icon} />
        <b>{name}</b>
        <Icon of={Download} />
      </li>
    ))}
  </ul>,
]

/** The three steps, each with a small drawing of it. */
export function Steps() {
  return (
    <ol className="steps">
      {texts.steps.map(({ title, text }, index) => (
        <li key={title} className="card">
          <div className="pic canvasbg" aria-hidden="true">
            {pictures[index]}
          </div>
          <h3>
            <span>{index + 1}</span>
            {title}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
