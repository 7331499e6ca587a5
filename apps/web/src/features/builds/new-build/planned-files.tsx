import type { BuildPlatform, ExportCheck } from '@kwiq/contracts'
import { Badge } from '@kwiq/ui'
import { FileIcon } from '../file-icon.tsx'
import { fileKind } from '../file-kind.ts'
import { fileWords } from '../file-words.ts'
import { Remark } from '../remark.tsx'
import { texts } from '../texts.ts'

/** The files a build will give, each in one plain line. */
export function PlannedFiles({ check, platform }: { check: ExportCheck; platform: BuildPlatform }) {
  const offer = check.platforms.find((one) => one.platform === platform)
  return (
    <section>
      <h3>{texts.whatYouGet}</h3>
      <ul className="arts planned">
        {offer?.files.map((name, index) => {
          const kind = fileKind(name)
          return (
            <li key={name}>
              <FileIcon kind={kind} />
              <div className="grow">
                <div className="row">
                  <b className="b">{name}</b>
                  {index === 0 && <Badge tone="accent">{texts.mainFile}</Badge>}
                </div>
                <p className="t2">{fileWords(kind, check.website !== null)}</p>
              </div>
            </li>
          )
        })}
      </ul>
      {offer?.notes.map((note) => (
        <Remark key={note} text={note} />
      ))}
    </section>
  )
}
