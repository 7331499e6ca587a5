import { describe, expect, it } from 'vitest'
import { allOf, kindOf, textOf } from './short.test-helper.ts'

describe('apps one programs for practice are made as what they are', () => {
  it.each([
    [
      'Common questions of a dance school. Visitor can see frequently asked questions. Visitor can unfold an answer. Visitor can search.',
      'faq',
    ],
    [
      'Sales dashboard. Owner can see revenue of the year. Owner can see a bar chart per branch. Owner can filter by month.',
      'sales-dashboard',
    ],
    [
      'Exam results. Teacher can add marks. Student can enter a roll number and see the mark sheet.',
      'exam-results',
    ],
    [
      'Breathing timer. User can see a circle grow while they breathe in. User can choose box breathing. User can set minutes.',
      'breath-pacer',
    ],
    [
      'Staff directory. User can see all employees. User can filter by team. Admin can add an employee.',
      'staff-directory',
    ],
    [
      'Speed reader. User can paste a text. User can see one word at a time. User can set the words per minute.',
      'speed-reader',
    ],
    [
      'Car park management. Attendant can check in a car. Attendant can check out a car and see the fee.',
      'parking-lot',
    ],
    [
      'Date poll. Organiser can propose possible dates. Guest can say yes or no to each. Organiser can choose the best.',
      'date-poll',
    ],
    ['Newsletter. Visitor can subscribe with name and email. Editor can see subscribers.', 'newsletter'],
    [
      'Online exam. Teacher can create an exam with questions. Student can take the exam within a time limit.',
      'online-exams',
    ],
    ['Mind map. User can add a topic. User can add child topics. User can change colours.', 'mind-map'],
    [
      'Egg timer. User can add a timer with a name. User can pause each timer. User can hear a bell.',
      'kitchen-timers',
    ],
    [
      'Landing page. Visitor can see features. Visitor can compare three plans. Visitor can sign up.',
      'product-page',
    ],
    ['Guest book. Visitor can leave a comment. Visitor can see comments of others.', 'comment-wall'],
    ['Art browser. User can search artworks by technique. User can open a work.', 'art-browser'],
  ])('%s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it('work out what one knows from school and weather', () => {
    expect(
      textOf(
        'Wind chill. User can enter air temperature and wind speed. User can see what it feels like.',
        'Calculate',
      ),
    ).toContain('Feels like')
    expect(
      textOf(
        'Change calculator. User can enter an amount in cents. User can see the number of quarters and dimes.',
        'Calculate',
      ),
    ).toContain('Dimes')
  })

  it('are played on boards of their own', () => {
    expect(
      textOf(
        'Shell game. Player can see three cups. Player must find the ball. Player can see the score.',
        'Play',
      ),
    ).toContain('Under which cup')
  })

  it('show no hall without its seats', () => {
    expect(
      textOf(
        'Cinema seats. User can choose a film. User can tap a free seat. User can see the total price.',
        'Seats',
      ),
    ).toContain('taken')
  })

  it('leave out what is told only in passing', () => {
    const ship = allOf(
      'Inventory of a small harbour. User can see items with quantity in the middle of the screen. User sees a warning when fewer than three are left. User can edit or delete an item.',
    )
    expect(ship).not.toMatch(/Middle of the screen|"Fewer"|Edit or delete/)
  })
})
