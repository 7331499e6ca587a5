import type { AppDocument } from '@kwiq/app-model'
import { resolveTheme } from '@kwiq/catalogue/theme'
import { memo, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useColorScheme } from 'react-native'
import { phoneSize } from '../phone/phone-context.ts'
import { drawElement } from './draw-element.ts'
import { PhonePicture } from './phone-picture.tsx'
import { Still, type StillProps } from './screen-still.tsx'

interface ScreenPictureProps {
  document: AppDocument
  screenId: string
  /** In px; the height follows. */
  width: number
}

/**
 * A small picture of a screen, drawn once and kept as an image: unlike a `ScreenStill` it costs the page nothing when
 * something else changes, and unlike a canvas it is no layer of its own. Letters are those of the device, which nobody
 * can tell at a few px. Where no image can be made, it is a still.
 */
export function ScreenPicture({ document, screenId, width }: ScreenPictureProps) {
  const screen = document.screens.find(({ id }) => id === screenId)
  return screen ? <Picture screen={screen} appTheme={document.app.theme} width={width} /> : null
}

const Picture = memo(function Picture({ screen, appTheme, width }: Omit<StillProps, 'look'>) {
  const scheme = useColorScheme()
  const theme = useMemo(
    () => resolveTheme(appTheme, scheme === 'dark' ? 'dark' : 'light'),
    [appTheme, scheme],
  )
  const subject = useMemo(() => ({ screen, theme }), [screen, theme])
  /** What was drawn last; without an address it could not be. */
  const [drawn, setDrawn] = useState<{ of?: typeof subject; url: string | null }>({ url: null })
  const [model] = useState(() => globalThis.document.createElement('div'))
  const isDue = drawn.of !== subject

  useEffect(() => {
    if (!isDue) return undefined
    let isWanted = true
    const scale = (width / phoneSize.width) * Math.max(1, window.devicePixelRatio)
    const draw = async () => {
      const blob = await drawElement(model, phoneSize, scale)
      if (isWanted) setDrawn({ of: subject, url: blob && URL.createObjectURL(blob) })
    }
    void draw()
    return () => {
      isWanted = false
    }
  }, [isDue, subject, model, width])

  const { url } = drawn
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url])

  if (!isDue && url === null) return <Still screen={screen} appTheme={appTheme} width={width} />
  const height = (width * phoneSize.height) / phoneSize.width
  return (
    <>
      {url !== null && (
        <img src={url} alt="" width={width} height={height} draggable={false} style={{ display: 'block' }} />
      )}
      {/* Never in the page: it only stands model. */}
      {isDue && createPortal(<PhonePicture screen={screen} theme={theme} />, model)}
    </>
  )
})
