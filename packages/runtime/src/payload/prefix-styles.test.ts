import { expect, test } from 'vitest'
import prefixStyles from './prefix-styles.ts'

test('names that web views want with a prefix stand beside the plain ones', () => {
  expect(prefixStyles({ color: 'red', userSelect: 'none', maskSize: 'cover' })).toEqual({
    color: 'red',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    maskSize: 'cover',
    WebkitMaskSize: 'cover',
  })
})
