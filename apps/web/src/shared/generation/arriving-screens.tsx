import { Badge, classes, Phone, Spinner } from '@kwiq/ui'
import { ScreenStill } from '@kwiq/runtime'
import { AppStill } from '../app-still/app-still.tsx'
import { partialDocument, type GenerationRun } from './generation-run.ts'
import { runTexts as texts } from './texts.ts'
import './run.css'

/** Widths of the screens in px. */
const largeWidth = 255
const smallWidth = 56

/** The newest screen in a phone, and the ones that are done in a row under it. */
export function ArrivingScreens({ run }: { run: GenerationRun }) {
  const document = partialDocument(run)
  const newest = run.screens.find(({ id }) => id === run.newestId)
  return (
    <div className="genrow">
      <div className="screenname">
        {newest && <Badge tone="line">{newest.name}</Badge>}
        <span className="xs t2 row">
          <Spinner isSmall />
          {texts.drawing}
        </span>
      </div>
      {document && newest ? (
        <AppStill key={newest.id} document={document} screenId={newest.id} width={largeWidth} />
      ) : (
        <Phone screenWidth={largeWidth}>
          <BlankScreen />
        </Phone>
      )}
      <ul className="thumbs">
        {document?.screens.map(({ id, name }) => (
          <li key={id} className={classes(id === newest?.id && 'on')}>
            <div className="shot" style={{ width: smallWidth, height: (smallWidth * 812) / 375 }}>
              <ScreenStill document={document} screenId={id} width={smallWidth} />
            </div>
            <span className="name">{name}</span>
          </li>
        ))}
        <li>
          <div className="shot skel" style={{ width: smallWidth, height: (smallWidth * 812) / 375 }} />
          <span className="name">&nbsp;</span>
        </li>
      </ul>
    </div>
  )
}

/** What stands in the phone before the first screen. */
function BlankScreen() {
  return (
    <div className="blank-screen">
      <div className="skel" style={{ width: '55%', height: 20 }} />
      <div className="skel" style={{ height: 34 }} />
      <div className="skel" style={{ height: 120 }} />
      <div className="skel" style={{ width: '40%' }} />
      <div className="skel" style={{ height: 34 }} />
      <div className="skel" style={{ height: 34 }} />
    </div>
  )
}
