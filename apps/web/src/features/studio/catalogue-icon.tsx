import { iconPath } from '@kwiq/catalogue/icons'
import { memo } from 'react'

/** An icon of the catalogue, as generated apps have them. Decorative. */
export const CatalogueIcon = memo(function CatalogueIcon({
  name,
  size = 16,
}: {
  name: string
  size?: number
}) {
  const { d, isFilled } = iconPath(name)
  return (
    <span className="cicon" aria-hidden="true">
      <svg width={size} height={size} viewBox="0 0 24 24">
        {isFilled ? (
          <path d={d} fill="currentColor" />
        ) : (
          <path
            d={d}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
      </svg>
    </span>
  )
})
