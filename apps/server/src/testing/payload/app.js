console.log('payload of the tests')
