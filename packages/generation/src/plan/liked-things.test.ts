import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { asLiked, asOneOpinion } from './liked-things.ts'
import { planApp } from './plan-app.ts'

const ask = (name: string) => ({ name, options: [] })

describe('preferences', () => {
  it('are of the things that are liked', () => {
    const heard = asLiked(understand('An app that keeps preferences of fillings and glazes').phrases)
    expect(heard.map(({ text }) => text)).toContain('fillings')
    expect(heard.map(({ text }) => text)).not.toContain('preferences')
  })

  it('stay those of somebody', () => {
    const heard = understand('An app that keeps preferences of guests').phrases
    expect(asLiked(heard)).toEqual(heard)
  })

  it('are one choice among opinions', () => {
    expect(asOneOpinion(['What guests like', 'Love', 'Hate', 'Price'].map(ask))).toEqual([
      { name: 'Opinion', options: ['Like', 'Love', 'Hate'] },
      ask('Price'),
    ])
    expect(asOneOpinion(['What they like', 'Hate'].map(ask))).toHaveLength(2)
    expect(asOneOpinion(['Love', 'Hate', 'Like'].map(ask))).toHaveLength(3)
  })

  it('give an app of them its main list', () => {
    const { plan } = planApp(
      understand(
        'An app that stores preferences of pastry fillings, and perhaps glazes as well, i.e., what they like, love or avoid.',
      ),
      1,
    )
    const lists = plan.screens.filter(({ kind }) => kind === 'browse').map(({ name }) => name)
    expect(lists.join(' ')).not.toMatch(/preference|perhap/i)
    expect(lists).toContain('Glazes')
  })
})
