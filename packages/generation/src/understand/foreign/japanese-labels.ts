import { foreignGroup } from '../../words/foreign-samples.ts'
import { piecesOf } from './fitting.ts'

const longest = 14

/** The wish and the app itself. */
const wish =
  /(?:の)?(?:スマホ)?(?:アプリ|サービス|サイト|システム|ツール)(?:を|が)?(?:作りたい|作って|作成して|開発したい|欲しい|ほしい|お願い|必要|ください|です|なの|と)*[ぁ-ん]*$/u
const appBehind = /(?:の|な)?(?:スマホ)?(?:アプリ|サービス|サイト|システム|ツール|機能)$/u
const purpose = /(?:のため|のための|ため|(?<![費利使信応採雇実])用|専用|向け|向けの)$/u
/** Where one part of a sentence ends and the next begins; some nouns have such a sign in themselves. */
const particles =
  /(?<=[\p{Script=Han}\p{Script=Katakana}ー々〆A-Za-z0-9せしけりみいれきえちびめ])(?:など|とか|について|において|によって|として|からの|までの|での|への|には|では|とは|でも(?!ら[うっいえ])|から|まで|より|を|が(?!ら|き|り|る|っ)|は|に(?!入り)|で(?!き)|へ|や(?!り|め|す|さ)|も(?!ら[うっいえ]|の$|の[をがはに]|ち))(?=[^ー]|$)/u
/** "潮汐と写真" are two things. */
const besides =
  /(?<=[\p{Script=Han}\p{Script=Katakana}ー]{2})と(?!料金|価格|値段|の)(?=[\p{Script=Han}\p{Script=Katakana}]{2})/gu
/** "水やりを忘れないための植物": what it is for stands before the thing. */
const forWhat = /^[^、。]{2,16}?(?:ための|ないように)(?=[\p{Script=Han}\p{Script=Katakana}]{2})/u
/** "誰が借りているか、いつ返すか": what is asked. */
const askedFor = /(?:誰|だれ|何|いつ|どこ|どれ|どの).*か$|(?:いる|ある|する|した|った|いつ|どこ)か(?:を.*)?$/u
/** "返却日の前日に": when it is done. */
const onWhich = /の(?:前日|当日|翌日|前後|直前)$/u
/** Things that are called by one sign. */
const oneSign = /^[薬本車猫犬花魚歌服家席鍵傘靴茶米肉卵鳥馬牛畑絵曲詩虫苗种種鉢]$/u
/** "お客様ごとに": of which there is one each. */
const ofEach = /[\p{Script=Han}\p{Script=Katakana}ーお]{1,6}(?:ごとに|ごとの|毎に)/gu
/** "選んで注文": what is done before. */
const doneBefore = /^\p{Script=Han}{1,2}[ぁ-ん]{0,2}[てで](?=[\p{Script=Han}\p{Script=Katakana}])/u
/** Where a clause of when or how often ends. */
const clauses =
  /(?:[ぁ-ん]たら|[ぁ-ん]だら|ければ|ながら|たとき(?:に|は)?|るとき(?:に|は)?|ために|てから|たあと)/u
/** What is done, behind the thing it is done to. */
const doing =
  /(?:したり|して(?:いる|いき|おき|くれる|もらう)?|した|する|したい|しやすい|できる(?:よう)?|でき|られる(?:よう)?|られ|れる(?:よう)?|ます|です|たい|ください|ほしい|欲しい|必要(?:です)?|なる|ない|よう(?:に)?|せる|する|みる|つける|める|ける|える|える|う|く|む|ぶ|つ|る|り|て|し|ある|いる)$/u
/** A doing that names what one comes for. */
const named =
  /^(予約|申し?込み?|申込|投稿|購入|注文|検索|比較|募集|応募|提出|決済|支払い?|貸出|返却|回答|連絡|相談)/u
const plainDoings =
  /^(?:確認|共有|登録|管理|記録|表示|閲覧|追加|作成|編集|設定|利用|使用|選択|配信|受信|把握|保存|活用|開始|実施|参加|分担|入力|シェア|可能|一緒|簡単|自由|自分|必要|一覧|提案|おすすめ)$/u

/** The things of a Japanese text: runs of signs before its particles; what is done to them is no thing. */
export function japaneseLabels(text: string): string[] {
  return piecesOf(text.replace(besides, '、')).flatMap((piece) =>
    readPiece(piece.replaceAll(/[\s\u3000]+/g, '')),
  )
}

function readPiece(written: string): string[] {
  const piece = written.replace(forWhat, '').replace(wish, '').replace(appBehind, '').replace(purpose, '')
  const all = piece
    .replace(ofEach, '')
    .split(clauses)
    .flatMap((clause) => clause.split(particles))
  // "保護者が": who does it.
  const parts = all
    .map((part) => part.replace(doneBefore, ''))
    .filter(
      (part, index) =>
        part !== '' &&
        !(
          index < all.length - 1 &&
          foreignGroup(part) === 'people' &&
          (piece.includes(`${part}が`) || piece.includes(`${part}は`))
        ),
    )
  const labels: string[] = []
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1
    const noun = nounOf(part, isLast)
    if (noun === undefined) continue
    const [, done] = named.exec(part) ?? []
    // "コートを予約できる": what is done to it says what it is for.
    const last = labels.at(-1)
    if (done && last && index > 0 && (noun !== part || part === done) && !last.includes(done)) {
      labels[labels.length - 1] = [...`${last}の${done}`].length <= longest ? `${last}の${done}` : last
      continue
    }
    labels.push(noun)
  }
  return (
    labels
      .filter((label) => !askedFor.test(label))
      .map((label) =>
        label
          .replace(onWhich, '')
          .replace(appBehind, '')
          .replace(purpose, '')
          // "レシピ管理アプリ" is about recipes.
          .replace(/(?<=\p{Script=Katakana}{2,}ー?)管理$/u, '')
          .replace(/^(?:その|この|各|毎日の|自分の|私の|うちの|我が家の|みんなの)/u, ''),
      )
      // "を押す", "読んだら": no noun stands there.
      .filter(
        (label) =>
          !/^[をがはにでへのと]|^も(?!ら[っい]|も|み)|(?:[ただ]ら|れば|なら|ながら|いくら|どれ|だれ|誰)(?:か)?$/u.test(
            label,
          ),
      )
      .filter((label) => !/^(?:選び|見て|書き|撮り|決め|集め|調べ|比べ|探し|貯め|並べ)$/u.test(label))
      .filter(
        (label) =>
          ([...label].length >= 2 || oneSign.test(label)) &&
          [...label].length <= longest &&
          !plainDoings.test(label),
      )
      .filter(
        (label) =>
          /[\p{Script=Han}\p{Script=Katakana}]|[A-Za-z]{2}/u.test(label) || /^[ぁ-ん]{3,8}$/u.test(label),
      )
      .filter(
        (label) =>
          !/^(?:それ|これ|ある|いる|など|ほか|とき|こと|もの|ところ|ように|みたい|ください|できる|たい)/u.test(
            label,
          ),
      )
  )
}

/** The noun a part is or begins with; undefined for what is only done. */
function nounOf(part: string, isLast: boolean): string | undefined {
  const bare = part.replace(/(?:など|等)(?:の)?$/u, '').replace(/(?:と|や|も|の|な|を|に|が|は)$/u, '')
  // Nouns may end as doings do: "お知らせ", "振り返り".
  if (
    !doing.test(bare) ||
    /(?:お知らせ|知らせ|振り返り|出し|入り|巡り|作り|釣り|祭り|集まり|便り|通り|乗り|割り|見積もり|見積り|取り|替え|買い|使い|違い|習い|支払い|手伝い|占い|遊び|学び|喜び|送り|帰り|残り|切り|眠り|踊り|語り|飾り|薬|話し|暮らし|探し|試し|貸し|返し|直し|渡し|回し|ごみ|ゴミ|休み|込み|組み|悩み|編み|好み|読み|飲み|気持ち|持ち|待ち|立ち|育ち|たち|友だち|まち|やり|刈り|狩り|撮り)$/u.test(
      bare,
    )
  )
    return bare
  const stem = bare.replace(doing, '')
  // "共有したい": the noun of the doing, unless it is a doing alone ("見る").
  const noun = /^[\p{Script=Han}\p{Script=Katakana}ー]{2,}/u.exec(stem)?.[0]
  if (noun === undefined) return undefined
  return isLast && plainDoings.test(noun) ? undefined : noun
}
