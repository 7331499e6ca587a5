import { useEffect, useState } from 'react'

const none = { top: 0, bottom: 0 }

function measure(): typeof none {
  const probe = document.createElement('div')
  probe.style.cssText =
    'position:fixed;visibility:hidden;padding-top:env(safe-area-inset-top);padding-bottom:env(safe-area-inset-bottom)'
  document.body.append(probe)
  const { paddingTop, paddingBottom } = getComputedStyle(probe)
  probe.remove()
  return { top: Number.parseFloat(paddingTop) || 0, bottom: Number.parseFloat(paddingBottom) || 0 }
}

/** What the device's notch and home indicator cover, in px. */
export function useDeviceInsets(): { top: number; bottom: number } {
  const [insets, setInsets] = useState(none)
  useEffect(() => {
    const update = () => {
      const next = measure()
      setInsets((known) => (known.top === next.top && known.bottom === next.bottom ? known : next))
    }
    update()
    window.addEventListener('resize', update)
    return () => window.removeEventListener('resize', update)
  }, [])
  return insets
}
