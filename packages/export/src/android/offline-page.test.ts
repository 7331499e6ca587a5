import { contrast } from '@kwiq/catalogue/theme'
import { designIcon } from '../icon/icon-design.ts'
import { expect, it } from 'vitest'
import { offlinePage } from './offline-page.ts'

const icon = designIcon({ icon: 'home', theme: { preset: 'clean' } })

it.each([
  { light: '#ffffff', dark: '#ffffff' },
  { light: '#fff4d6', dark: '#101418' },
  { light: '#14213d', dark: '#14213d' },
])('can be read by day and by night on $light and $dark', (ground) => {
  const page = offlinePage({ name: 'Shop', ground, icon })
  const drawn = [...page.matchAll(/background:(#\w{6});color:(#\w{6})/g)]
  expect(drawn.map(([, background]) => background)).toEqual([ground.light, icon.ground, ground.dark])
  for (const [, background = '', color = ''] of drawn) {
    expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5)
  }
})
