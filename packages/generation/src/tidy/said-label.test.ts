import { describe, expect, it } from 'vitest'
import { saidDoing } from './said-doing.ts'
import { keyPut, namePut } from './said-label.ts'

const nothing = ''

describe('names of rows, fields and sections', () => {
  it.each([
    ['Food near them', 'Food near you'],
    ['Recommendation on', 'Recommendation'],
    ['Word to learn', 'Word'],
    ['From available boat sheds', 'Available boat sheds'],
    ['Error displayed', 'Error'],
    ['Berth fee is updated at once', 'Berth fee'],
    ['Who brings salad', 'Who brings salad'],
    ['For sale', 'For sale'],
    ['Per diem', 'Per diem'],
    ['Start date', 'Start date'],
  ])('%s: %s', (label, put) => {
    expect(namePut(label, nothing)).toBe(put)
  })

  it.each(['Quickly drawn from hat', 'How many eels were', 'Consumed', 'Etc', 'Users', 'Easier'])(
    'none: %s',
    (label) => {
      expect(namePut(label, nothing)).toBeUndefined()
    },
  )

  it('has an activity of a list, and not what is left of a clause', () => {
    expect(namePut('Walking', 'It supports walking, rowing and skating.')).toBe('Walking')
    expect(namePut('Deciding', 'It takes the worry out of deciding on a route.')).toBeUndefined()
  })
})

describe('what stands on buttons', () => {
  it.each([
    ['Send message randomly regarding', 'Send message'],
    ['Compare boats against', 'Compare boats'],
    ['Weigh what they bring', 'Weigh what you bring'],
    ['Log in', 'Log in'],
    ['Mark what is illegible', 'Mark what is illegible'],
    ['Learn more', 'Learn more'],
    ['Provide feedback', 'Provide feedback'],
    ['Complete roommate matching', 'Complete roommate matching'],
  ])('%s: %s', (label, put) => {
    expect(keyPut(label, nothing)).toBe(put)
  })

  it.each([
    'Help organisers',
    'Give users the keys',
    'Whether is ebb',
    'Scroll down feed',
    'Decide what boats they',
  ])('none: %s', (label) => {
    expect(saidDoing(label)).toBeUndefined()
  })
})
