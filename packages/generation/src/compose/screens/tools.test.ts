import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'

const cameraOf = (prompt: string) =>
  generateApp({ prompt })
    .document.screens.flatMap(({ components }) => [...walkComponents(components)])
    .find(({ type }) => type === 'camera')?.properties

describe('what a camera sees that reads something', () => {
  it('is a QR code where these are scanned, whatever the app has pictures of', () => {
    expect(
      cameraOf('Plant nursery: visitors scan QR codes at the plants to read how to care for them'),
    ).toMatchObject({ keyword: 'qr', hint: 'Hold the code inside the frame' })
  })

  it('is the thing itself where it is no code', () => {
    const seen = cameraOf('Wine cellar app: scan the label of a bottle, tasting notes, ratings')
    expect(seen?.keyword).not.toBe('qr')
  })
})
