import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from './understand.ts'

const capabilitiesOf = (prompt: string) =>
  understand(prompt).phrases.flatMap(({ capability }) => (capability ? [capability.label] : []))

describe('what an app can do, whatever it is about', () => {
  it.each([
    [
      'Comic reader with OPDS support, automatic backups and an FTP server',
      'OPDS support',
      'Automatic backups',
      'FTP server',
    ],
    [
      'Chess clock with themes, haptic feedback and multiple accounts',
      'Themes',
      'Haptic feedback',
      'Multiple accounts',
    ],
    ['A diary. Supports encrypted storage and WebDAV sync', 'Encrypted storage', 'WebDAV sync'],
  ])('is told from its things: %s', (prompt, ...labels) => {
    expect(capabilitiesOf(prompt).toSorted()).toEqual(labels.toSorted())
  })

  it('is not what a description begins with, nor help that people give', () => {
    expect(capabilitiesOf('Themes')).toEqual([])
    expect(capabilitiesOf('A meeting place for carers with peer support and advice')).toEqual([])
  })

  it('stands in the settings, in no list and no form', () => {
    const { document } = generateApp({ prompt: 'Audiobook shelf with root access and CSV export' })
    const holding = document.screens.filter((screen) =>
      JSON.stringify(screen.components).includes('Root access'),
    )
    expect(holding.map(({ name }) => name)).toEqual(['Settings'])
  })

  it('has a screen of its own, or stands beside what plays, where that is', () => {
    const { screens } = generateApp({
      prompt: 'Music player for old phones with equalizer and sleep timer',
    }).document
    const player = screens.find((screen) => JSON.stringify(screen).includes('"Pause"'))
    expect(JSON.stringify(player)).toContain('Sleep timer')
    expect(screens.map(({ name }) => name)).toContain('Equalizer')
  })
})
