import { piecesOf } from './fitting.ts'

const longest = 14

/** Wishes, the app itself, owners and other words that are no things. */
const little = new Set(
  '나는 저는 우리 우리는 저희 내 제 앱 어플 앱을 어플을 앱이 어플이 애플리케이션 서비스 서비스를 프로그램 위한 위해 있는 없는 싶어요 싶습니다 싶다 필요해요 필요합니다 만들어 만들어줘 만들고 만들기 주세요 좋겠어요 좋겠습니다 있으면 있고 있어요 있습니다 있게 수 할 볼 하는 하고 하며 해서 하면 되는 또는 혹은 및 그리고 간단한 작은 새로운 쉽게 서로 함께 모든 각 매일 매주 등 것 기능 기능을 기능이 기능도 사용자 사용자가 사람들 사람들이 통해 대한 관한 같은 원해요 원합니다 보고 보는 보며 쓰고 쓰는 찾고 찾는 주고 받는 받고 주는 하거나 보거나'.split(
    ' ',
  ),
)
/** What marks what is done to it, and whose or where it is. */
const particle =
  /(?:에서의|에서|으로|에게|까지|부터|처럼|마다|이나|들이|들은|들을|들의|을|를|은|는|이|가|의|에|로|와|과|도|만|나|랑)$/u
/** Nouns that end as if they had a particle. */
const whole =
  /(?:회의|강의|문의|상의|주의|정의|거의|나이|아이|어린이|고양이|놀이|먹이|길이|높이|차이|종이|레이|플레이|페이|데이|웨이|딜레이|메이|사이|러닝메이트|휴가|평가|작가|국가|요가|화가|가게가|물가|주가|증가|참가|추가|명가|전문가|정가|단가|원가|지도|온도|난이도|습도|속도|진도|만족도|선호도|빈도|각도|포도|파도|청소도|의도|제도|태도|결과|성과|학과|효과|과|사과|다과|치과|안과|내과|외과|소아과|마을|가을|노을|겨울|서울|얼굴|기로|경로|진로|도로|통로|프로|피로|미로|선로|항로|하나|누나|가나|언니나|만나)$/u
const doing =
  /(?:하고|하는|하며|하기|한|할|해|하여|하게|하도록|되는|된|합니다|해요|했|하면|싶은|있는|보는|보고|보기|나누는|나누고|올리고|올리는|남기고|남기는|받을|볼|쓸|고|는|며|기로|도록)$/u
/** A doing that names what one comes for. */
const named = /^(예약|신청|주문|구매|결제|등록|공유|검색|비교|투표|모집|대여|반납|출석|제출|문의)/u

/** The things of a Korean text: nouns before their particles; what is done to them is no thing. */
export function koreanLabels(text: string): string[] {
  return piecesOf(text).flatMap((piece) => readPiece(piece.trim().split(/\s+/).filter(Boolean)))
}

function readPiece(words: readonly string[]): string[] {
  const labels: string[] = []
  let run: string[] = []
  const end = () => {
    const label = run.join(' ')
    if (label.length >= 2 && label.length <= longest) labels.push(label)
    run = []
  }
  for (const [index, word] of words.entries()) {
    if (little.has(word)) {
      end()
      continue
    }
    const done = named.exec(word)?.[1]
    const last = labels.at(-1)
    if (doing.test(word) && word.length > 2 && index > 0) {
      end()
      const object = labels.at(-1)
      // "코트를 예약하고": what is done to it says what it is for.
      if (
        done &&
        object &&
        object === (last ?? object) &&
        !object.includes(done) &&
        `${object} ${done}`.length <= longest
      )
        labels[labels.length - 1] = `${object} ${done}`
      continue
    }
    const isWhole = word.length < 3 || (whole.test(word) && !/(?:들이|을|를)$/u.test(word))
    const bare = isWhole ? word : word.replace(particle, '')
    const and = /^(.{2,})(?:와|과|랑)$/u.exec(word)
    if (/(?:들이|들은|은|는|이|가)$/u.test(word) && !isWhole && index < words.length - 1) {
      // Who does it.
      run = []
      continue
    }
    run.push(
      and && !/(?:결과|성과|학과|효과|사과|다과|치과|안과|내과|외과)$/u.test(word) ? (and[1] ?? bare) : bare,
    )
    if (bare !== word || and) end()
    if (run.length === 3) end()
  }
  end()
  return labels
    .map((label) => label.replace(/\s?(?:앱|어플|어플리케이션|서비스)$/u, ''))
    .filter((label) => label.length >= 2)
}
