import type { Build } from '@kwiq/contracts'
import { Badge, buttonClass, Icon } from '@kwiq/ui'
import { Download } from 'lucide-react'
import { describeSize } from './describe-size.ts'
import { FileIcon } from './file-icon.tsx'
import { fileWords } from './file-words.ts'
import { texts } from './texts.ts'

interface ArtifactListProps {
  build: Build
  isNewest: boolean
  /** Whether the app shows a website. */
  isSite: boolean
}

/** The files of a completed build: what each is, how large, and its hash. */
export function ArtifactList({ build, isNewest, isSite }: ArtifactListProps) {
  if (build.artifacts.length === 0) return <p className="t2 files-gone">{texts.filesGone}</p>
  return (
    <ul className="arts">
      {build.artifacts.map(({ name, kind, size, sha256, url }, index) => (
        <li key={name}>
          <FileIcon kind={kind} />
          <div className="grow">
            <div className="row">
              <b className="b">{name}</b>
              {index === 0 && <Badge tone="accent">{texts.mainFile}</Badge>}
              <span className="t3 num">{describeSize(size)}</span>
            </div>
            <p className="t2">{fileWords(kind, isSite)}</p>
            <p className="xs t3 sha">
              <span>{texts.sha256}</span>{' '}
              <code title={sha256}>{`${sha256.slice(0, 20)}…${sha256.slice(-4)}`}</code>
            </p>
            {kind === 'apk' && build.signer && (
              <p className="xs t3 sha">
                <span>{texts.signer}</span>{' '}
                <code title={build.signer}>{`${build.signer.slice(0, 29)}…`}</code>
              </p>
            )}
          </div>
          <a
            className={buttonClass({ variant: index === 0 && isNewest ? 'primary' : 'default' })}
            href={url}
            download
            aria-label={`${texts.download} ${name}`}
          >
            <Icon of={Download} />
            {texts.download}
          </a>
        </li>
      ))}
    </ul>
  )
}
