import type { Entity } from '../entity.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { find } from '../understand/searched.ts'

const whom =
  /\b(?:jobs?|job board|gigs?|vacanc(?:y|ies)|positions?|shifts?|internships?|placements?|work|careers?|app|platform|portal|linkedin|indeed|glassdoor|upwork|fiverr),? (?:but )?(?:only |just )?for (\p{L}{3,16}s)\b/iu
const titles = (one: string): readonly string[] => [
  `${one}, nights`,
  `Senior ${one.toLowerCase()}`,
  `${one}, part time`,
  `${one}, weekends`,
  `Junior ${one.toLowerCase()}`,
  `${one}, six months`,
]
const nobody =
  /^(?:user|people|student|job|candidate|employer|applicant|company|graduate|freelancer|recruiter)s?$/i

/** Of a job board for nurses all jobs are nurses'. */
export function jobsFor(entity: Entity, text: string): Entity {
  const one = toSingular((find(whom, text)?.[1] ?? '').toLowerCase())
  if (entity.id !== 'job' || one === '' || nobody.test(one) || classOf(one) !== 'person') return entity
  // Jobs of a kind that knows these people are theirs already.
  if (entity.samples.some(({ title }) => title.toLowerCase().includes(one))) return entity
  const names = titles(capitalise(one))
  const samples = entity.samples.map((sample, index) => ({
    ...sample,
    icon: 'file',
    title: names[index % names.length] ?? sample.title,
  }))
  return {
    ...entity,
    samples,
    groups: ['New', 'Nights', 'Part time', 'Nearby'],
    about: 'A small team that plans two weeks ahead, and asks before it changes anything.',
    facts: entity.facts.filter(({ value }) => !value.startsWith('€')),
    hero: { ...entity.hero, title: names[2] ?? one, text: samples[2]?.subtitle ?? entity.hero.text },
  }
}
