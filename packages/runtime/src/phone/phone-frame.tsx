import type { CSSProperties, ReactNode } from 'react'
import { PhoneContext, phoneSize } from './phone-context.ts'

interface PhoneFrameProps {
  /** Width of the glass in px; absent: the custom property `--z` (1 = 375 px) of a parent decides. */
  width?: number
  /** Size of the device in px; absent: 375 by 812. */
  device?: { width: number; height: number }
  /** The phone grows with what stands in it instead of having the device's height. */
  isTall?: boolean
  /** A bezel that can be told from a dark page. */
  dark?: boolean
  /** Without the bezel: only the rounded glass. */
  bare?: boolean
  children: ReactNode
}

const scaled = (px: number) => `calc(${px}px * var(--z, 1))`

/**
 * A phone around an app. The app inside keeps its real size and is scaled by `--z`; set it on any parent to
 * zoom without drawing anything anew. With `isTall` the scaled height is not known to the page: give the
 * phone a parent that scrolls.
 */
export function PhoneFrame(props: PhoneFrameProps) {
  const { width, device = phoneSize, isTall = false, dark = false, bare = false, children } = props
  const bezel = bare ? '0px' : 'max(3px, calc(9px * var(--z, 1)))'
  const isPhone = device.width <= 500
  const corner = isPhone ? 46 : 28
  const zoom: CSSProperties = width === undefined ? {} : { ['--z' as string]: width / device.width }
  return (
    <div
      style={{
        ...zoom,
        position: 'relative',
        flex: 'none',
        boxSizing: 'content-box',
        width: scaled(device.width),
        height: isTall ? undefined : scaled(device.height),
        padding: bezel,
        borderRadius: `calc(${scaled(corner)} + ${bezel})`,
        background: bare ? undefined : '#1d1d1c',
        boxShadow: bare
          ? '0 0 0 1px rgba(128, 128, 128, 0.35)'
          : `inset 0 0 0 1px ${dark ? '#5a5856' : '#3d3c3a'}, var(--sh-phone, 0 18px 50px rgba(20, 18, 14, 0.22))`,
      }}
    >
      <div
        style={{
          position: 'relative',
          overflow: 'hidden',
          width: scaled(device.width),
          height: isTall ? undefined : scaled(device.height),
          borderRadius: scaled(corner),
        }}
      >
        <div
          style={{
            position: isTall ? 'relative' : 'absolute',
            top: 0,
            left: 0,
            width: device.width,
            height: isTall ? undefined : device.height,
            minHeight: device.height,
            display: 'flex',
            flexDirection: 'column',
            ...(isTall
              ? { zoom: 'var(--z, 1)' }
              : { transform: 'scale(var(--z, 1))', transformOrigin: '0 0' }),
          }}
        >
          <PhoneContext.Provider value>{children}</PhoneContext.Provider>
        </div>
        {isPhone && !bare ? <Island /> : null}
      </div>
    </div>
  )
}

function Island() {
  return (
    <div
      aria-hidden
      style={{
        position: 'absolute',
        left: '50%',
        top: scaled(11),
        width: scaled(96),
        height: scaled(26),
        marginLeft: scaled(-48),
        borderRadius: 99,
        background: '#0b0b0a',
        pointerEvents: 'none',
      }}
    />
  )
}
