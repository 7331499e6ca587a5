import { expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'

it('has each of its standing lists once, under the words of the description', () => {
  const [front] = generateApp({ prompt: 'Discover trending and upcoming video games by platform' }).document
    .screens
  const titles = front?.components.flatMap(({ type, properties: { layout, title } }) =>
    type === 'list' && layout === 'carousel' ? [title] : [],
  )
  expect(titles).toEqual(['Trending games', 'New games', 'Upcoming video games'])
})
