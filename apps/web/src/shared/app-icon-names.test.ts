import { iconNames } from '@kwiq/catalogue/icons'
import { expect, test } from 'vitest'
import { appIconNames } from './app-icon-names.ts'

test("an app's icons are all of the catalogue, things before the signs of controls", () => {
  expect(appIconNames.toSorted()).toEqual([...iconNames].toSorted())
  expect(appIconNames.slice(0, 5)).toEqual(['home', 'users', 'heart', 'star', 'mail'])
  for (const sign of ['back', 'close', 'menu', 'more', 'panelTop'])
    expect(appIconNames.indexOf(sign)).toBeGreaterThan(appIconNames.indexOf('school'))
})
