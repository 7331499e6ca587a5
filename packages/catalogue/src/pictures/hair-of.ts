const short =
  /^(?:omar|yusuf|tom[aá]s|mateo|elias|jonas|emil|jan|max|paul|ben|leo|felix|hugo|oscar|liam|noah|lucas?|luke|james|john|jack|david|daniel|peter|ali|ahmed|mohamed|carlos|jos[eé]|pedro|ivan|otto|karl|hans|erik|lars|sven|tim|tom|sam|mar[ck]|george|henry|william|thomas|michael|robert|kai|finn|joshua)$/i
const long =
  /(?:a|ah|ie|elle|ette|ine|lyn|beth)$|^(?:ruth|noor|iris|in[eê]s|lily|emily|mary|amy|chloe|zoe|alice|grace|anne|rose|jane|lotte|ingrid|astrid|miriam|carmen|isabel|helen)$/i

/** A person's first name, by which pictures know them: "Lea Brandt" and "Lea" have one face. */
export const personOf = (name: string): string =>
  (name.trim().split(' ')[0] ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '')

/** How people called so mostly wear their hair; undefined where a name does not tell. */
export function hairOf(firstName: string): 'short' | 'long' | undefined {
  if (short.test(firstName)) return 'short'
  return long.test(firstName) ? 'long' : undefined
}
