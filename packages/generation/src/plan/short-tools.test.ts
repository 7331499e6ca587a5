import { describe, expect, it } from 'vitest'
import { allOf, kindOf, namesOf, textOf } from './short.test-helper.ts'

describe('tools, media, games and things for developers said in a few words', () => {
  it.each([
    ['Create a logo', 'editor'],
    ['Design stickers for Telegram', 'editor'],
    ['GIF creator', 'editor'],
    ['AI picture generator', 'editor'],
    ['AI headshot generator', 'ai-photos'],
    ['Slideshow maker for weddings', 'editor'],
    ['Convert Word to PDF', 'media-tools'],
    ['Document converter', 'media-tools'],
    ['RAR unzipper', 'media-tools'],
    ['Cleaner for duplicate photos', 'photo-cleaner'],
    ['Power saver', 'device-info'],
    ['Internet speed checker', 'meter'],
    ['Widget for my calendar', 'calendar'],
    ['Simple reminders app', 'todo'],
    ['Minutes of meetings by AI', 'meeting-notes'],
    ['AI boyfriend', 'ai-characters'],
    ['Voice to text', 'recorder'],
    ['Lock my apps with a PIN', 'app-firewall'],
    ['Finder for lost phones', 'find-device'],
    ['TV remote', 'media-remote'],
    ['Autocue for videos', 'teleprompter'],
    ['Reader for log files', 'dev-tool'],
    ['Postgres client', 'dev-tool'],
    ['Kanban like Trello', 'kanban'],
    ['Asteroids clone', 'game'],
    ['2048 clone', 'board-puzzle'],
    ['Ludo with my family', 'board-puzzle'],
    ['Backgammon online', 'board-puzzle'],
    ['Texas hold’em poker', 'board-puzzle'],
    ['Bingo for our club night', 'board-puzzle'],
    ['Farming simulator', 'game'],
  ])('is of the kind it is called: %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it.each([
    ['Logo creator', 'Mill Café'],
    ['Sticker pack maker', 'Biscuit says no'],
    ['Photo slideshow with songs', 'Summer at the lake'],
    ['Text to image with AI', 'Lighthouse in fog'],
    ['Whiteboard for brainstorming', 'Plan for spring'],
    ['Test my wifi speed', 'Mb/s down'],
    ['Free up phone storage', 'Photos twice'],
    ['Split a class into random teams', 'Red: Lea, Omar, Kim, Ana'],
    ['Would you rather questions', 'Would you rather fly'],
    ['Werewolf with friends', 'The town sleeps'],
    ['Charades for a party', 'Penguin on ice'],
    ['Viewer for log files', 'Payment timed out'],
  ])('shows what such apps are about: %s', (prompt, row) => {
    expect(allOf(prompt)).toContain(row)
  })

  it('draws the board of the game', () => {
    expect(textOf('Clone of Candy Crush', 'Play')).toContain('14')
    expect(textOf('Bingo number caller', 'Play')).toContain('Call a number')
    expect(textOf('Play poker with chips', 'Play')).toContain('Raise')
    expect(textOf('A jigsaw for grandma', 'Play')).toContain('Pieces left')
  })

  it('takes what it is called for no doing', () => {
    expect(namesOf('Book finder')).not.toContain('Book a finder')
    expect(allOf('Call blocker')).not.toContain('Call blocker","variant":"secondary')
    expect(allOf('Download manager for films')).not.toContain('"label":"Download manager"')
  })
})
