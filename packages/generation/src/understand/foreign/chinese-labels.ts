import { piecesOf } from './fitting.ts'

const longest = 10

/** Whose it is, at the beginning. */
const owned = /^我们?(?:开了|经营|有|是)(?:着)?(?:一[家间个所])?/u
/** The wish and the app itself. */
const wish =
  /^(?:请(?=[帮给为做开创设你您把])|麻烦)?(?:帮(?:我|我们)?)?(?:我们?|本店|我家)?(?:想要|希望|需要|想|要|打算)?(?:有(?![效机氧声趣关限])|做|开发|创建|设计|搭建|制作)?(?:一?[个款])?(?:给|为|供|面向)?/u
const app = /(?:的|用的|专用的?)?(?:手机)?(?:应用程序|应用|小程序|软件|平台|系统|APP|App|app|程序|工具)$/u
const wishBehind = /(?:想要?|希望|需要|打算|要)(?:有|做|开发|创建|设计)?(?:一?[个款])?$/u
/** Who does something, and that he may. */
const who =
  /^(?:让|使)?(?:我们?|你|您|他们|大家|用户|会员|成员|学生|学员|家长|老师|教师|教练|顾客|客户|客人|员工|居民|业主|患者|病人|医生|商家|店主|店员|管理员|志愿者|其他人|别人|邻居|子女|家人|父母|老人|行政|财务|前台|店长|老板|经理|队员|玩家|孩子们?|读者|司机|房东|租客|粉丝|同事|朋友|选手|买家|卖家|骑手)(?:们)?(?:之间)?(?=(?:可以|能够|还能|也能|能|可|互相|随时|在线|线上|下单|报名|预订|预约|查看|浏览|发布|提交|购买|支付|缴|上传|下载|分享|记录|管理|接收|收到|写|看|选|租|借|订|评|聊|讨论|交流|学|练|打卡|签到|申请|投票|登记|拼|搭|预定|关注|监督|评价|帮忙?|付|导出|审核|审批|点名|组织|统计|发|上报|确认|处理).)/u
const may =
  /^(?:还)?(?:可以|能够|还能|也能|能|可|支持|提供|包括|包含|具有|带有|还有|也有|有(?![效机氧声趣关限])|用来|用于|方便|随时|在线|互相|每天|每周|自动|一键|快速|其中)+/u
/** Whoever does it stands before what is done. */
const actor =
  /^[^的]{1,4}?(?:(?=(?:管理|查看|浏览|发布|提交|上传|记录|安排).{2})|(?:可以|能够|(?<!功|技|智|节|性)能(?![力源耗量])|看(?![病诊房护板])|能看到?)(?=.{2}))/u
/** What is done to things without saying anything of them. */
const plainDoings =
  /^(?:(?:月底|年底|周末|早上|晚上|随时)?出一?[个张份]|\p{Script=Han}{1,4}想要?(?=记|做|有|要)|记(?![录者事账])|凭|选(?![手修购择项])|下单(?=选)|加入|查看|浏览|记录|制定|管理|搜索|添加|创建|发布|设置|使用|上传|下载|分享|了解|学习|接收|收到|显示|展示|看到|看(?![病诊房护]|医生)|写|发(?![型票电放质酵])|发送|提交|跟踪|追踪|统计|整理|收集|编辑|填写|阅读|安排|选择|获取|获得|查询|追查|生成|推送|导出|审核|审批|选好?|给|为|把|对)+(?=.{2})/u
/** Doings that name what one comes for, with what is done: "预订场地" is "场地预订". */
const turned =
  /^(预订|预约(?!挂号)|报名|租借|租|借|购买|订购|支付|缴纳|申请|评价|比较|对比|投票|捐赠|收藏)(?!选|.*(?:登记|记录|提醒|清单|管理|证|统计)$)(.{2,5})$/u
const within = /^(?:在|于)(.{1,5}?)(?:里|中|上|内|群里)/u
/** What follows a thing without being of it. */
const tail =
  /(?:一键导出|可导出|给(?:主人|家长|客户|我|对方|大家|老师)|(?<!领)领取(?=$)|功能|页面|模块|等等?|之类|即可|就好|吧|了|(?<![费使信作租日食专家商医通])用)$/u
/** "完成几个": how many is no thing. */
const isAsked = /几个|几次|多少|什么|怎么|哪[些个里]|是否|谁/u
/** "大约50位会员": how many there are. */
const isAmount = /\d+多?[户人个家名位万千只]/u
const joints = /(?:以及|或者|还有|和|与|及|跟|或|并且|并|同时)/u

/** The things of a Chinese text; it joins words, so they are told by what stands before and behind. */
export function chineseLabels(text: string): string[] {
  return piecesOf(text)
    .flatMap((piece) => piece.replaceAll(/\s+/g, '').split(joints))
    .flatMap(labelOf)
}

/** "课时还剩多少" is what is left of them. */
const leftOver = /^(.{2,4}?)还?(?:剩下?|余)(?:多少|几.?)$/u
/** "请假也在里面提交": where it is done. */
const whereDone = /(?:也|都|就)?(?:可以|能)?在.{1,4}(?:提交|查看|管理|完成|办理|操作)$/u
/** How it shall look: "字要大". */
const isLook = /(?:要|得)?(?:大|小|简单|简洁|好看|漂亮|方便)(?:一点|一些|点)?$/u
/** Whom it is for: "给老年人用的打车". */
const forWhom =
  /^(?:给|为)\p{Script=Han}{2,5}(?:用|使用|设计|准备)的|^(?:给|为|供|面向)?(?:老年人|老人|儿童|孩子|小朋友|学生|上班族|新手|残障人士)(?:们)?(?:用|使用|设计)的/u
/** "10点前选午饭": until when it is done. */
const untilWhen = /^(?:每天|每周|每月)?\d{1,2}(?:点|日|号|:\d\d)(?:钟|半)?(?:之?前|之?后|以前|以后)?/u
/** "按课程找书": how it is looked for. */
const foundBy = /^按.{1,4}?(?:找|查找?|搜索?|筛选)(?=.)/u
/** Whose it is: "我家猫的体重". */
const ofMine = /^(?:我家|我们家|家里|自家|孩子|宝宝|老人|每次|每个人)(?:[^的]{0,3}的)?(?=.{2})/u

/** "凭会员码领取岩鞋": what one gets, or what one shows for it. */
const against = /^凭(.{2,4}?)(?:领取|兑换|取|入场)(.{2,})?$/u

function labelOf(piece: string): string[] {
  const [, left] = leftOver.exec(piece) ?? []
  if (left) return [`剩余${left}`]
  if (isLook.test(piece) && [...piece].length <= 5) return []
  let label = piece
    .replace(against, (_all, code: string, what: string | undefined) => what ?? code)
    .replace(ofMine, '')
    .replace(forWhom, '')
    .replace(untilWhen, '')
    .replace(foundBy, '')
    .replace(whereDone, '')
    .replace(owned, '')
    .replace(wish, '')
    .replace(app, '')
    .replace(app, '')
    .replace(wishBehind, '')
  for (let round = 0; round < 3; round += 1)
    label = label
      .replace(who, '')
      .replace(may, '')
      .replace(actor, '')
      .replace(within, '')
      .replace(plainDoings, '')
  label = label
    .replace(ofMine, '')
    .replace(ofMine, '')
    .replace(tail, '')
    .replace(/^(?:一个|一款|每个|各种|所有|自己的|我们的|我的|本|小区的|的)/u, '')
  label = label.replace(/^提醒我?(?=.{2,4}$)(.+)$/u, '$1提醒')
  const [, doing, what] = turned.exec(label) ?? []
  if (doing && what) label = `${what.replace(/^的/u, '')}${doing}`
  // "城市的地图": what it is stands last.
  if ([...label].length > 8 && label.includes('的')) label = label.slice(label.lastIndexOf('的') + 1)
  return [...label].length < 2 || [...label].length > longest || isAsked.test(label) || isAmount.test(label)
    ? []
    : [label]
}
