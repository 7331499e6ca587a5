import { resolveTheme } from '@kwiq/catalogue/theme'
import { useMemo } from 'react'
import { appIconNames } from '../../../shared/app-icon-names.ts'
import { CatalogueIcon } from '../catalogue-icon.tsx'
import { useDocument, useStudio } from '../state/studio-context.ts'
import { texts } from '../texts.ts'
import { IconControl } from './controls/icon-control.tsx'

/** The app's icon on phones: a symbol in the colours that its builds draw it in. */
export function AppIconControl() {
  const studio = useStudio()
  const { icon, theme, wrap } = useDocument((document) => document.app)
  const { roles } = useMemo(() => resolveTheme({ ...theme, mode: 'light' }), [theme])
  // A website's own icon is a picture that only the server has.
  const isOfSite = wrap !== undefined && (icon === null || icon === 'globe')
  return (
    <div className="app-icon">
      {isOfSite ? (
        <img src={`/api/projects/${studio.projectId}/app-icon`} alt="" width={28} height={28} />
      ) : (
        <span
          className="tile"
          aria-hidden="true"
          style={{ background: roles.primary, color: roles.onPrimary }}
        >
          {/* Without one it wears what its builds wear: the catalogue's icon for no name. */}
          <CatalogueIcon name={icon ?? ''} size={18} />
        </span>
      )}
      <IconControl
        value={icon ?? undefined}
        label="App icon"
        isOptional
        names={appIconNames}
        onChange={(name) =>
          studio.run({ type: 'set-app-info', set: { icon: name ?? null } }, { failure: texts.errors.edit })
        }
      />
    </div>
  )
}
