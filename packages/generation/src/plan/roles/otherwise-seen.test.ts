import { walkComponents } from '@kwiq/app-model'
import { expect, it } from 'vitest'
import { screensOf } from '../../testing/apps.ts'

const partOf = (lines: string, name: string) => {
  const screen = screensOf(
    `Archery club app\n- booking of lanes\n- club calendar\n- scores with photos\nFor trainers:\n${lines}`,
  ).find((each) => each.name === name)
  return [...walkComponents(screen?.components ?? [])]
}

it('who is there is ticked, what is collected is an amount, and what is missing is somebody’s', () => {
  const parts = partOf('- roll call\n- money collected\n- consent forms missing\n- shift plan', 'Trainers')
  expect(parts.find(({ label }) => label === 'Roll call')?.properties.layout).toBe('checklist')
  expect(JSON.stringify(parts.find(({ properties }) => properties.layout === 'stats'))).toContain(
    'Money collected',
  )
  expect(parts.some(({ label }) => label === 'Consent forms missing')).toBe(true)
  expect(JSON.stringify(parts)).toContain('Shift plan')
})

it('what one decides is called as it is told', () => {
  const labels = partOf('- approve scores\n- write to all members', 'Trainers').map(({ label }) => label)
  expect(labels).toContain('Approve scores')
  expect(labels).toContain('Write to all members')
})
