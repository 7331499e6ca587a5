import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { partsOf } from '../dictation/part.ts'
import { readToldTool } from './read-told-tool.ts'

const partsIn = (text: string) => {
  const tool = readToldTool(text)
  return (tool ? partsOf(tool.screen) : []).map(({ kind, label, ...rest }) =>
    [kind, label, ...('options' in rest && rest.options.length > 0 ? [rest.options.join('/')] : [])].join(
      ': ',
    ),
  )
}

describe('a tool told by what one does with it', () => {
  it('has a field, a slider, a choice or a switch for each thing one enters or sets', () => {
    expect(
      partsIn(
        'Badge generator. User can enter a label and a message. User can choose a shape. User can set the corner radius with a slider. User can toggle a shadow. User can see a preview. User can copy the code or download it.',
      ),
    ).toEqual([
      'input: Label',
      'input: Message',
      'choice: Shape: Round/Square/Triangle',
      'input: Corner radius',
      'switch: Shadow',
      'button: Generate',
      'box: Preview',
      'text: Shown here while you fill in the rest.',
      'button: Copy code',
      'button: Download',
    ])
  })

  it('takes what stands between as what one chooses from, and a word for two things for both', () => {
    expect(
      partsIn(
        'A fence cost checker. User can enter upper and lower height. User can choose between wood, steel and stone. User can see the cost.',
      ),
    ).toEqual([
      'input: Upper height',
      'input: Lower height',
      'tabs: : Wood/Steel/Stone',
      'button: Check',
      'fact: Cost',
    ])
  })

  it('shows rules that are met as marks, and what goes wrong as a line', () => {
    expect(
      partsIn(
        'Slug checker. User can type a slug. User can see which rules are met: length and small letters. User can see if it is free. User is warned if it has spaces.',
      ),
    ).toEqual([
      'input: Slug',
      'button: Check',
      'checkbox: Length',
      'checkbox: Small letters',
      'fact: Is it free?',
      'text: You are told if it has spaces.',
    ])
  })

  it('has a slider for each value that is shown, where sliders have no names', () => {
    expect(
      partsIn(
        'Tone mixer tool. User can type a tone. User can see its red and green values. User can drag two sliders.',
      ),
    ).toEqual([
      'input: Tone',
      'fact: Red value',
      'fact: Green value',
      'input: Red value',
      'input: Green value',
    ])
  })

  it('has a button one is told to press, two fields for two of a kind, and what is done with one thing for each doing', () => {
    expect(
      partsIn(
        'Letter diff tool. User can paste two letters side by side. User can press Compare and see lines that were added in green. User can swap or clear both letters.',
      ),
    ).toEqual([
      'input: First letter',
      'input: Second letter',
      'button: Compare',
      'box: Added lines',
      'text: Shown here while you fill in the rest.',
      'button: Swap letters',
      'button: Clear letters',
    ])
  })

  it('has the fields of a form with the rules they keep', () => {
    expect(
      partsIn(
        'A membership form. User can see fields for nickname, email and PIN. User can see a message: nickname must have 3 letters, PIN must have 4 digits. User can submit only when all is right.',
      ),
    ).toEqual([
      'input: Nickname',
      'input: Email',
      'input: PIN',
      'text: Nickname must have 3 letters.',
      'text: PIN must have 4 digits.',
      'button: Submit',
    ])
  })

  it('needs no name of a tool where the brief is of no other kind', () => {
    const chill = 'Coat length. User can enter a height. User can see how long it falls.'
    expect(readToldTool(chill)).toBeUndefined()
    expect(readToldTool(chill, true)?.title).toBe('Coat length')
    expect(readToldTool('Coats. User can add a coat. User can see all coats.', true)).toBeUndefined()
  })

  it('is named by what it does, where it has no other name and lists nothing', () => {
    const title = (text: string) => readToldTool(text)?.title
    const rest = 'User can paste a letter and set the margin. User can see a preview.'
    expect(title(`A web app for generating gift labels. ${rest}`)).toBe('Gift label generator')
    expect(title(`A tool that checks how polite a letter is. ${rest}`)).toBe('Letter checker')
    expect(title(`An app that generates shift plans. ${rest} User can see a list of shifts.`)).toBeUndefined()
  })

  it('reads a button by what it does, choices in brackets, and one of several', () => {
    expect(
      partsIn(
        'Riddle maker. User can choose the unit (mm, inch). User can pick one of three riddle templates. User can press a button to generate a riddle. User can see the riddles he made before.',
      ),
    ).toEqual([
      'choice: Unit: mm/Inch',
      'choice: Riddle template: Plain/Bold/Playful',
      'button: Generate riddle',
      'box: Last riddles',
      'text: Kept here as soon as there is one.',
    ])
  })

  it('is nothing where people meet, where nothing is entered, or where it is no tool', () => {
    for (const text of [
      'Poster maker. User can log in. User can enter a title. User can see a preview. User can share it with friends.',
      'A cave explorer. User can see caves. User can view a cave.',
      'A bakery list. User can enter a bakery. User can see all bakeries.',
    ])
      expect(readToldTool(text)).toBeUndefined()
  })

  it('is the first screen of the app, and a kind that is known keeps its own', () => {
    const screens = (prompt: string) => generateApp({ prompt }).document.screens.map(({ name }) => name)
    expect(
      screens(
        'Changelog generator. User can enter a version and the changes. User can choose a format. User can see a preview. User can copy the text.',
      ),
    ).toEqual(['Generator', 'Settings', 'Help', 'About'])
    expect(
      screens(
        'Word counter tool. User can paste a text. User can see the number of words. User can copy the result.',
      )[0],
    ).toBe('Count')
  })
})

it('a brief that tells what the user does is of what the user can do', () => {
  const tool = readToldTool(
    'An app that turns Roman years written in letters into numbers. The visitor types letters or numbers into one field and sees the result. The visitor chooses between years and centuries. The last five results are kept in a list and can be copied.',
  )
  const parts = tool?.screen.groups.flat() ?? []
  expect(tool?.title).toBe('Roman year converter')
  expect(parts.map((part) => ('label' in part ? part.label : ''))).toEqual(
    expect.arrayContaining(['Letters or numbers', 'Result', 'Last five results', 'Copy results']),
  )
  expect(parts.find((part) => part.kind === 'input')).toMatchObject({ entry: 'text' })
})
