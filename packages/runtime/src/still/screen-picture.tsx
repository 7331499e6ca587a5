import type { AppDocument } from '@kwiq/app-model'
import { resolveTheme } from '@kwiq/catalogue/theme'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useColorScheme } from 'react-native'
import { phoneSize } from '../phone/phone-context.ts'
import { imageOfElement } from './image-of-element.ts'
import { PhonePicture } from './phone-picture.tsx'
import { Still, type StillProps } from './screen-still.tsx'

interface ScreenPictureProps {
  document: AppDocument
  screenId: string
  /** In px; the height follows. */
  width: number
}

/**
 * A small picture of a screen, drawn once on a canvas: unlike a `ScreenStill` it costs the page nothing when something
 * else changes. Letters are those of the device, which nobody can tell at a few px. Where it cannot be drawn like that,
 * it is a still.
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
  const [drawn, setDrawn] = useState<{ of?: typeof subject; isFailure: boolean }>({ isFailure: false })
  const [model] = useState(() => globalThis.document.createElement('div'))
  const canvas = useRef<HTMLCanvasElement>(null)
  const isDue = drawn.of !== subject

  useEffect(() => {
    if (!isDue || !canvas.current) return undefined
    let isWanted = true
    const draw = async (onto: HTMLCanvasElement) => {
      const image = await imageOfElement(model, phoneSize)
      if (!isWanted) return
      // Not by the graphics card, where each would be a layer of its own.
      const context = onto.getContext('2d', { willReadFrequently: true })
      context?.clearRect(0, 0, onto.width, onto.height)
      if (image) context?.drawImage(image, 0, 0, onto.width, onto.height)
      setDrawn({ of: subject, isFailure: image === null })
    }
    void draw(canvas.current)
    return () => {
      isWanted = false
    }
  }, [isDue, subject, model])

  if (drawn.isFailure && !isDue) return <Still screen={screen} appTheme={appTheme} width={width} />
  const height = (width * phoneSize.height) / phoneSize.width
  const density = Math.max(1, window.devicePixelRatio)
  return (
    <>
      <canvas
        ref={canvas}
        aria-hidden
        width={Math.round(width * density)}
        height={Math.round(height * density)}
        style={{ display: 'block', width, height }}
      />
      {/* Never in the page: it only stands model. */}
      {isDue && createPortal(<PhonePicture screen={screen} theme={theme} />, model)}
    </>
  )
})
