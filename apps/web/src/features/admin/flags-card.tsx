import { Switch } from '@kwiq/ui'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { Loaded } from './tabs/loaded.tsx'
import { texts } from './texts.ts'
import { useFlags, useSetFlag } from './use-admin.ts'

/** Parts of Kwiq that can be switched off for everybody. */
export function FlagsCard() {
  const setFlag = useSetFlag()
  const showError = useShowError()
  return (
    <section className="card flags" aria-labelledby="flags">
      <div className="card-h">
        <div>
          <h2 id="flags">{texts.flags}</h2>
          <p className="t2 xs">{texts.flagsHint}</p>
        </div>
      </div>
      <Loaded query={useFlags()} empty="">
        {(flags) => (
          <ul>
            {flags.map(({ name, description, enabled }) => (
              <li key={name} className="row between">
                <label htmlFor={`flag-${name}`}>
                  <b className="b">{name}</b>
                  <span className="t2">{description}</span>
                </label>
                <Switch
                  id={`flag-${name}`}
                  isOn={enabled}
                  isDisabled={setFlag.isPending}
                  onChange={(next) =>
                    setFlag.mutate(
                      { name, enabled: next },
                      { onError: (failure) => showError(failure, texts.flagFailed) },
                    )
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
