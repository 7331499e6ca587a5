import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../index.ts'

/** The switches and the numbers on one's own page. */
function ownPage(prompt: string) {
  const { document } = generateApp({ prompt })
  const page = document.screens.find(({ components }) =>
    [...walkComponents(components)].some(({ label }) => label.endsWith(' since 2024')),
  )
  const parts = [...walkComponents(page?.components ?? [])]
  const rest = document.screens.filter((screen) => screen !== page)
  return {
    rest: JSON.stringify(rest),
    switches: parts.filter(({ properties }) => properties.variant === 'switch').map(({ label }) => label),
    numbers: parts.flatMap(({ label, properties }) =>
      label === 'Numbers' && Array.isArray(properties.items)
        ? properties.items.map((item) => JSON.stringify(item))
        : [],
    ),
  }
}

describe('one’s own page', () => {
  it('has the switches of what the app does', () => {
    expect(ownPage('An online shop for tea with a cart and an account page').switches).toEqual([
      'Order updates',
      'Offers by mail',
    ])
    expect(ownPage('A chat app with group chats and a profile page').switches).toEqual([
      'Show me online',
      'Read receipts',
    ])
  })

  it('has no numbers that are everybody’s', () => {
    const { numbers, rest } = ownPage('A poll app where people vote on film nights, with a profile page')
    expect(numbers.length).toBeGreaterThan(0)
    for (const number of numbers) expect(rest).not.toContain(number)
  })
})
