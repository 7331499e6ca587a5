import { defineEntity } from '../entity.ts'

export const codeTask = defineEntity({
  id: 'code-task',
  one: 'Task',
  many: 'Tasks',
  words: 'coding challenge, coding task, programming exercise, programming task, kata',
  icon: 'code',
  groups: 'Easy, Medium, Hard, Solved',
  fields: `
    Title | text | Balanced brackets
    Difficulty | choice | Easy | Easy, Medium, Hard
    Topic | choice | Strings | Strings, Arrays, Trees, Graphs
    Code | long | def balanced(text): return True
    Language | choice | Python | Python, JavaScript, Java, Rust`,
  samples: `
    icon | title | subtitle | value | badge | tone
    code | Balanced brackets | Strings, 5 of 5 tests passed | 20 points | Solved | success
    code | Two that add up | Arrays, 3 of 6 tests passed | 20 points | Easy | success
    code | Longest run without repeats | Strings, not tried yet | 40 points | Medium | warning
    code | Merge the meetings | Arrays, 4 of 8 tests passed | 40 points | Medium | warning
    code | Shortest way home | Graphs, not tried yet | 80 points | Hard | danger
    code | Mirror a tree | Trees, 6 of 6 tests passed | 40 points | Solved | success`,
  about: 'Given a line of brackets, say whether each one that opens is closed again in the right order.',
  facts: '5 of 5 | Tests passed\n20 | Points\n1,204 | Solved it',
  figures: '38 | Solved | +2\n1,240 | Points\n214th | Rank',
  hero: 'Go on | Two that add up | 3 of 6 tests passed | Open editor',
  tip: 'Three tests are left in the last one | Empty lists, most likely',
  trend: 'Points this week | 140 | +40',
  use: 'Run tests',
})
