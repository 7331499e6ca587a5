import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'
import { sideOf } from './side-of.ts'

const textsOf = (prompt: string) => JSON.stringify(generateApp({ prompt }).document.screens)
const planned = (prompt: string) => planApp(understand(prompt), 1)

describe('apps that clients use and a team runs', () => {
  it('keeps the clients’ app where an admin panel is told of after them', () => {
    const prompt =
      'A lash studio app. Clients choose a treatment, book a time and pay. Admin panel to manage staff and prices.'
    expect(sideOf({ text: prompt, isEnglish: true }).only).toBeUndefined()
    expect(planned(prompt).archetype.id).toBe('salon')
    expect(sideOf({ text: 'Admin panel for a hair salon', isEnglish: true }).only).toBe('workers')
  })

  it('shows several prices as a list of them', () => {
    expect(textsOf('A farm app: record fields and harvests, see market prices')).toContain('a tonne')
  })

  it('gives a menu tab the dishes', () => {
    const { plan } = planned(
      'A noodle bar app with 4 tabs: Home, Menu, Rewards, Account. Guests order for pickup.',
    )
    const menu = plan.screens.find(({ name }) => name === 'Menu')
    expect(menu?.entity).toBe([...plan.entities.keys()][0])
  })

  it('packs orders without a suitcase', () => {
    expect(textsOf('A stockroom app: scan goods in, pick and pack orders, count shelves')).not.toMatch(
      /passport/i,
    )
  })

  it('knows those who sell a venue and those who want their payslip', () => {
    expect(
      planned(
        'A manor for weddings: the team tracks inquiries, plans tours, sends proposals and takes deposits',
      ).archetype.id,
    ).toBe('venue-sales')
    const staff = 'HR app where employees see payslips, apply for leave and submit expense claims'
    expect(planned(staff).archetype.id).toBe('employee-hub')
    expect(textsOf(`${staff}, with their leave balance`)).toContain('Days left')
  })
})
