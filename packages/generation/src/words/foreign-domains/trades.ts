import type { ForeignDomain } from './domain.ts'

/** Craftsmen and builders: what they are called for. */
export const trades: ForeignDomain = {
  id: 'trades',
  words: `handwerk, malerbetrieb, elektriker, sanitar, dachdecker, tischler, schreiner, bauleit, baustelle, klempner
artisan, plombier, electricien, menuisier, chantier, peintre en batiment
fontaner, electricista, carpinter, reformas, albanil
pedreiro, eletricista, encanador, reformas, marcenar
idraulic, elettricist, artigian, imbianchin, falegnam, cantier
سباك, كهربائي, مقاولات, نجار
装修, 维修, 水电工
工務店, 職人, リフォーム`,
  main: {
    nouns: `auftrag, auftrage, baustelle, einsatz
chantier, intervention, commande, travaux
trabajo, obra, encargo, aviso
obra, servico, trabalho, chamado
lavor, cantier, intervent, commess
أعمال, طلبات, مشاريع
工单, 订单, 项目, 施工
案件, 現場, 工事`,
    label: `Aufträge
Chantiers
Trabajos
Serviços
Lavori
الأعمال
工单
案件`,
    rows: `Bad neu fliesen | Familie Kern, Lindenstr. 4; Heizung warten | Haus Sonneck, Mühlweg 12; Küche verlegen | Frau Behrens, Hafen 9; Dachrinne abdichten | Nordstr. 31; Steckdosen setzen | Praxis Weber; Treppe schleifen | Hof 7
Refaire la salle de bains | Famille Lambert, rue du Tilleul 4; Entretien chaudière | Villa Sol, rue du Moulin 12; Poser une cuisine | Mme Roux, quai 9; Réparer la gouttière | rue du Nord 31; Ajouter des prises | Cabinet Verdier; Poncer l’escalier | cour 7
Reformar el baño | Familia Vega, Tilos 4; Revisar la caldera | Casa Sol, Molino 12; Montar la cocina | Sra. Castro, Puerto 9; Arreglar el canalón | Norte 31; Poner enchufes | Clínica Vidal; Lijar la escalera | Patio 7
Reformar o banheiro | Família Veiga, Rua das Tílias 4; Revisar o aquecedor | Casa Sol, Rua do Moinho 12; Montar a cozinha | Sra. Chaves, Porto 9; Consertar a calha | Rua Norte 31; Instalar tomadas | Clínica Viana; Lixar a escada | Vila 7
Rifare il bagno | Famiglia Valli, via dei Tigli 4; Revisione caldaia | Villa Sole, via del Mulino 12; Montare la cucina | Sig.ra Cerri, porto 9; Riparare la grondaia | via Nord 31; Aggiungere prese | Studio Verdi; Levigare la scala | cortile 7
تجديد الحمام | عائلة فوزي، شارع النخيل 4; صيانة السخان | فيلا الشمس; تركيب مطبخ | السيدة شاهين; إصلاح التسريب | شارع الشمال 31; تركيب مقابس | عيادة ويبر; دهان الصالة | حي الزهور
卫生间翻新 | 李女士，菩提苑4号; 热水器检修 | 阳光小区12栋; 橱柜安装 | 陈女士，北港9号; 水管漏水 | 北路31号; 加装插座 | 魏诊所; 楼梯打磨 | 7号院
浴室の改修 | 森様、緑町4; 給湯器の点検 | 丘の家12; キッチン取付 | 伊藤様、港9; 雨どい修理 | 北通り31; コンセント増設 | 上田医院; 階段の研磨 | 中庭7`,
    icon: 'tools',
    fields: `Kunde | person | Lea Brandt; Adresse | place | Lindenstr. 4; Termin | date | 24. Nov.; Status | choice | in Arbeit | geplant, in Arbeit, fertig; Preis | money | € 1.840
Client | person | Lea Brandt; Adresse | place | rue du Tilleul 4; Date | date | 24 nov.; Statut | choice | en cours | prévu, en cours, terminé; Montant | money | € 1.840
Cliente | person | Lea Brandt; Dirección | place | Tilos 4; Fecha | date | 24 nov; Estado | choice | en curso | previsto, en curso, terminado; Importe | money | € 1.840
Cliente | person | Lea Brandt; Endereço | place | Rua das Tílias 4; Data | date | 24 nov; Situação | choice | em andamento | previsto, em andamento, concluído; Valor | money | € 1.840
Cliente | person | Lea Brandt; Indirizzo | place | via dei Tigli 4; Data | date | 24 nov; Stato | choice | in corso | previsto, in corso, finito; Importo | money | € 1.840
العميل | person | Lea Brandt; العنوان | place | شارع النخيل 4; الموعد | date | 24 نوفمبر; الحالة | choice | قيد العمل | مجدول, قيد العمل, منتهي; المبلغ | money | € 1.840
客户 | person | Lea Brandt; 地址 | place | 菩提苑4号; 日期 | date | 11月24日; 状态 | choice | 施工中 | 已排期, 施工中, 完成; 金额 | money | € 1.840
お客様 | person | Lea Brandt; 住所 | place | 緑町4; 日付 | date | 11月24日; 状態 | choice | 施工中 | 予定, 施工中, 完了; 金額 | money | € 1.840`,
    about: `Alte Fliesen sind ab, Dienstag kommt der Installateur. Schlüssel beim Nachbarn.
Ancien carrelage déposé, le plombier passe mardi. Clé chez le voisin.
Azulejos retirados, el fontanero viene el martes. Llave en casa del vecino.
Azulejos retirados, o encanador vem na terça. Chave com o vizinho.
Piastrelle tolte, martedì arriva l’idraulico. Chiave dal vicino.
أزيل البلاط القديم، والسباك يحضر الثلاثاء. المفتاح عند الجار.
旧瓷砖已拆，水电师傅周二到。钥匙在邻居家。
古いタイルは撤去済み、火曜に設備業者。鍵は隣家。`,
  },
  lists: [
    {
      nouns: `material
materiel, materiaux
material
materia
material
مواد
材料
材料, 資材`,
      label: `Material
Matériel
Material
Material
Materiale
المواد
材料
資材`,
      rows: `Fliesenkleber, 25 kg | 4 Sack, Lager; Kupferrohr 15 mm | 12 m, Bus; Silikon weiß | 6 Stück; Gipskarton | 20 Platten; Schrauben 4 × 40 | 3 Pakete; Abdeckfolie | 2 Rollen
Colle à carrelage, 25 kg | 4 sacs, dépôt; Tube cuivre 15 mm | 12 m, camion; Silicone blanc | 6; Plaques de plâtre | 20; Vis 4 × 40 | 3 boîtes; Bâche | 2 rouleaux
Cemento cola, 25 kg | 4 sacos, almacén; Tubo de cobre 15 mm | 12 m, furgoneta; Silicona blanca | 6; Pladur | 20 placas; Tornillos 4 × 40 | 3 cajas; Plástico | 2 rollos
Argamassa, 20 kg | 4 sacos, depósito; Tubo PVC 25 mm | 12 m, van; Silicone branco | 6; Drywall | 20 placas; Parafusos 4 × 40 | 3 caixas; Lona | 2 rolos
Colla per piastrelle, 25 kg | 4 sacchi, magazzino; Tubo rame 15 mm | 12 m, furgone; Silicone bianco | 6; Cartongesso | 20 lastre; Viti 4 × 40 | 3 scatole; Telo | 2 rotoli
لاصق بلاط 25 كغ | 4 أكياس; أنبوب نحاس 15 مم | 12 م; سيليكون أبيض | 6; ألواح جبس | 20; براغي 4 × 40 | 3 علب; نايلون | لفتان
瓷砖胶 25公斤 | 4袋，仓库; 铜管 15毫米 | 12米，车上; 白色硅胶 | 6支; 石膏板 | 20张; 螺丝 4×40 | 3盒; 保护膜 | 2卷
タイル接着剤 25kg | 4袋、倉庫; 銅管 15mm | 12m、車; シリコン 白 | 6本; 石膏ボード | 20枚; ビス 4×40 | 3箱; 養生シート | 2巻`,
      icon: 'box',
    },
  ],
}
