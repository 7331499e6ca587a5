import { describe, expect, it } from 'vitest'
import { checkPackageId, suggestPackageId } from './package-id.ts'

describe('checkPackageId', () => {
  it.each(['app.kwiq.lemons', 'com.acme.App_2', 'a.b'])('accepts %s', (id) => {
    expect(checkPackageId(id)).toBeNull()
  })

  it.each([
    ['lemons', 'two parts'],
    ['', 'two parts'],
    ['app..lemons', 'empty part'],
    ['app.lemons.', 'empty part'],
    ['app.2go', 'begin with a letter'],
    ['app.my-app', 'letters a to z'],
    ['app.café', 'letters a to z'],
    ['app.a b', 'letters a to z'],
    ['com.new.app', 'Java'],
    ['com.acme.class', 'Java'],
    [`app.${'x'.repeat(200)}`, 'too long'],
    ['com.example.app', 'kept for others'],
    ['com.android.app', 'kept for others'],
    ['android.app', 'kept for others'],
  ])('says what is wrong with %j', (id, words) => {
    expect(checkPackageId(id)).toContain(words)
  })
})

describe('suggestPackageId', () => {
  const projectId = '3f2b8c1e-9d4a-4c7b-8e21-5a6f7b8c9d0e'

  it.each(['Lemonade Stand', 'Café', 'レモン', '2048', 'class', '', '🍋', 'x'.repeat(500)])(
    'makes a right one for an app called %s',
    (name) => {
      expect(checkPackageId(suggestPackageId(name, projectId))).toBeNull()
    },
  )

  it('can be read', () => {
    expect(suggestPackageId('Café 24', projectId)).toBe('app.kwiq.p3f2b8c1e9d4a.cafe24')
  })
})
