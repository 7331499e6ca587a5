import { wrapLimits, type WrapOptions, wrapOrientations } from '@kwiq/app-model'
import { Field, Icon, Input, Segmented, Switch, Textarea } from '@kwiq/ui'
import { WifiOff } from 'lucide-react'
import { useId } from 'react'
import { texts } from '../texts.ts'
import { isWebAddress } from './is-web-address.ts'

interface WrapBehaviourProps {
  wrap: WrapOptions
  onChange: (set: Partial<WrapOptions>) => void
}

/** Address, refreshing, orientation, status bar and what is shown without a connection. */
export function WrapBehaviour({ wrap, onChange }: WrapBehaviourProps) {
  const words = texts.wrap
  const pullId = useId()
  const barId = useId()
  return (
    <div className="wrap-behaviour">
      <div className="fields">
        <Field label={words.address} error={isWebAddress(wrap.url) ? null : words.addressError}>
          {(control) => (
            <Input
              {...control}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              value={wrap.url}
              maxLength={wrapLimits.urlCharacters}
              onChange={(event) => onChange({ url: event.target.value })}
            />
          )}
        </Field>
        <div className="field">
          <span className="lbl">{words.orientation}</span>
          <Segmented
            label={words.orientation}
            isFull
            value={wrap.orientation}
            onChange={(orientation) => onChange({ orientation })}
            options={wrapOrientations.map((value) => ({ value, content: words.orientations[value] }))}
          />
        </div>
        <div className="row between">
          <label htmlFor={pullId}>{words.pull}</label>
          <Switch
            id={pullId}
            isOn={wrap.hasPullToRefresh}
            onChange={(hasPullToRefresh) => onChange({ hasPullToRefresh })}
          />
        </div>
        <div className="row between">
          <label htmlFor={barId}>
            {words.barColor}: {words.ownBarColor.toLowerCase()}
          </label>
          <span className="row">
            {wrap.barColor !== undefined && (
              <input
                type="color"
                className="swatch"
                aria-label={words.barColor}
                value={wrap.barColor}
                onChange={(event) => onChange({ barColor: event.target.value })}
              />
            )}
            <Switch
              id={barId}
              isOn={wrap.barColor !== undefined}
              onChange={(isOn) => onChange({ barColor: isOn ? '#1f2937' : undefined })}
            />
          </span>
        </div>
        <Field label={words.offlineTitle}>
          {(control) => (
            <Input
              {...control}
              value={wrap.offlineTitle}
              maxLength={wrapLimits.offlineTitleCharacters}
              onChange={(event) => onChange({ offlineTitle: event.target.value })}
            />
          )}
        </Field>
        <Field label={words.offlineMessage} hint={words.offlineHint}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              value={wrap.offlineMessage}
              maxLength={wrapLimits.offlineMessageCharacters}
              onChange={(event) => onChange({ offlineMessage: event.target.value })}
            />
          )}
        </Field>
      </div>
      <OfflinePreview wrap={wrap} />
    </div>
  )
}

/** The page without a connection, as the app will show it. */
function OfflinePreview({ wrap }: { wrap: WrapOptions }) {
  return (
    <div className="offline" role="img" aria-label={texts.wrap.offlinePreview}>
      <div className="bar" style={wrap.barColor ? { background: wrap.barColor } : undefined} />
      <Icon of={WifiOff} size={28} />
      <p className="b">{wrap.offlineTitle || '\u00a0'}</p>
      <p className="t2 xs">{wrap.offlineMessage || '\u00a0'}</p>
      <span className="again">{texts.wrap.retry}</span>
    </div>
  )
}
